/** The page has something that only react-dom can draw. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}
