import { CommandError } from './command-error.ts';

/** Result codes of SQLite, which locks sites in folders (https://sqlite.org/rescode.html). */
const OF_LOCK: Record<number, string> = {
  8: 'the site may only be read',
  10: 'the disk fails',
  13: 'the disk is full',
  14: 'its lock cannot be opened: may this user write there?',
};

/**
 * A full disk, a missing right or a lost connection is no fault of a command: one sentence, as `CommandError`. Any other
 * error is returned as it is.
 */
export function systemFailure(error: unknown): unknown {
  if (error instanceof CommandError) return error;
  const found = sentenceOf(error);
  return found === null ? error : new CommandError(found, { cause: error });
}

/** The sentence; null for an error of another kind. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') {
    const reason = OF_LOCK[(errcode ?? 0) & 0xff];
    return reason === undefined ? null : `the site cannot be changed: ${reason}`;
  }
  if (typeof code === 'string' && /^(?:E(?!RR_)[A-Z_]+|UND_ERR_[A-Z_]+)$/.test(code)) return error.message;
  // `fetch` has the reason beside it.
  const below = sentenceOf(error.cause);
  return below === null ? null : `${error.message}: ${below}`;
}
