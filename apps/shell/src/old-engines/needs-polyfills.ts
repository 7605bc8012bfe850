/** Whether this engine lacks any of `polyfills.ts`. The newest of them (Object.hasOwn, chrome 93) stands for the rest. */
export const needsPolyfills = (): boolean =>
  typeof Object.hasOwn !== 'function' || typeof AbortController !== 'function';
