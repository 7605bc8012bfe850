/** A remote that does not load: its entry, its chunk, or what is in it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly page: string;
  constructor(page: string, cause: unknown) {
    super(`the page ${page} does not load`);
    this.page = page;
    // By hand: engines before chrome 93 and iOS 15 take no cause.
    this.cause = cause;
  }
}

/** The first page was not there in time. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/** A file that a page loads later did not arrive, or does not match its hash. The name is part of the tracked events. */
export class ChunkLoadError extends Error {
  override readonly name = 'LateFileError';
  readonly file: string;
  constructor(file: string) {
    super(`${file} did not come`);
    this.file = file;
  }
}
