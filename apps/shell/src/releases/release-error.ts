/** Why something of a release was not taken. */
export type ReleaseErrorCode =
  /** It did not come, or with a hash that is not its own. */
  | 'unreachable'
  /** It came and is not what it should be. */
  | 'malformed'
  /** Nobody who may sign for this brand has signed it. */
  | 'signature'
  /** It is another brand's. */
  | 'foreign'
  | 'expired'
  /** It needs another shell than this page has. */
  | 'contract';

/** A release, slice or link that was refused. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  constructor(code: ReleaseErrorCode, cause?: unknown) {
    super(`refused: ${code}`, { cause });
    this.code = code;
  }
}
