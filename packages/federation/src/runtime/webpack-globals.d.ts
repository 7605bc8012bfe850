/** What the bundler defines for the code of a runtime. */

declare const __webpack_require__: {
  (id: string): unknown;
  /** Read by the code of the federation plugin. */
  federation: object;
};
declare const __webpack_modules__: Record<string, (module: { exports: unknown }) => void>;
/** Loads a chunk with its style sheet. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
/** The name of the global list that chunks add themselves to. */
declare const __CHUNKS__: string;
/** True in the build of the shell. */
declare const __IS_SHELL__: boolean;
