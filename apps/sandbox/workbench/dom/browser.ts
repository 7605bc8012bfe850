/** The one door to the browser's globals for the whole workbench. */
export const browser: Window = globalThis.window;
