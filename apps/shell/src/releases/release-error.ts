/** Why something of a release was refused. */
export type ReleaseErrorCode =
  /** It did not arrive, or does not match its hash. */
  | 'unreachable'
  /** It has another form than expected. */
  | 'malformed'
  /** It has no signature of a key of this brand. */
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
