import { personOf, type Host } from '@vip/host';
import { PHONE_KEY } from './typed-phone.ts';

/** Stores the number of the login that has just succeeded, for this tab. Of the chunks with a login form only. */
export const rememberPhone = ({ storage, session }: Host, phone: string): void =>
  storage.session.set(PHONE_KEY, `${phone} ${personOf(session.get())}`);
