import { CommandError } from '../command-error.ts';

/** Throws one `CommandError` with all that is in the way of a publisher; nothing where nothing is. */
export function refuse(publisher: string, troubles: readonly string[]): void {
  if (troubles.length > 0) throw new CommandError(`${publisher} cannot go live:\n  ${troubles.join('\n  ')}`);
}
