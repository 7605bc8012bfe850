import { isPerson, type Host, type Session } from '@vip/host';

/** In session storage, under a prefix of `PERSONAL_KEYS`: the number, a space, and the user who logged in with it. */
export const PHONE_KEY = 'auth.phone';

/** The number that this user typed to log in in this tab, or ''. The session has only a masked one. */
export function typedPhone({ storage }: Host, session: Session): string {
  // Other scripts write to storage too.
  const [, phone = '', user = ''] = /^(1\d{10}) (.+)/.exec(storage.session.get(PHONE_KEY) || '') || [];
  return user && isPerson(user, session) ? phone : '';
}
