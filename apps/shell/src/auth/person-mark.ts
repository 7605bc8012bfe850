import { isPerson, type KeyValue } from '@vip/host';
import type { Identity } from './stored-session.ts';

/**
 * In local and in session storage: the person whose data is there. It outlives a session that the server ended, so that
 * the next person is known to be another one.
 */
const KEY = 'auth.person';

export const readMark = (storage: KeyValue): string => storage.get(KEY) ?? '';

export function writeMark(storage: KeyValue, person: string): void {
  if (person === '') storage.remove(KEY);
  else if (readMark(storage) !== person) storage.set(KEY, person);
}

/** True if the mark is of another person. A person of whom only the token was known is the one who has it now. */
export const isOther = (mark: string, identity: Identity): boolean =>
  mark !== '' && !isPerson(mark, identity);
