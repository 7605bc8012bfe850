/** Why a release, slice or link was refused. */
export type ReleaseErrorCode =
  /** Not fetched, or it does not match its hash. */
  | 'unreachable'
  /** Not in the expected form. */
  | 'malformed'
  /** Not signed by a key of this brand. */
  | 'signature'
  /** Of another brand. */
  | 'foreign'
  | 'expired'
  /** Needs a different shell. */
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
