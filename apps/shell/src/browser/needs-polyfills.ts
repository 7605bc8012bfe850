/** Whether this engine lacks any of `polyfills.ts`. The newest of them (Object.hasOwn, chrome 93) decides for all. */
export const needsPolyfills = (): boolean =>
  typeof Object.hasOwn !== 'function' || typeof AbortController !== 'function';
