import type { Ownership } from '@vip/checkout';
import { isPerson, type Session } from '@vip/host';

/** Whose a stored purchase of `user` is, for the user of this session. */
export function whoseOf(session: Pick<Session, 'account' | 'token'>, user: string): Ownership {
  if (user !== '' && isPerson(user, session)) return 'own';
  const isAccount = user !== '' && !user.startsWith('~');
  return isAccount && session.account ? 'other' : 'unsure';
}
