/** A file that a page loads after its first sight did not come, or is not what its hash says. */
export class ChunkLoadError extends Error {
  override readonly name = 'LateFileError';
  readonly file: string;
  constructor(file: string) {
    super(`${file} did not come`);
    this.file = file;
  }
}
