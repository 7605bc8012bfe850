import type { KeyValue } from '@vip/host';

const KEY = 'um';

/** The attribution mark of the entry link: kept for the visit, '-' where there is none. At most 64 plain characters. */
export function attribution(search: string, session: KeyValue): string {
  const um = new URLSearchParams(search).get('um');
  if (um && /^[\w.~-]{1,64}$/.test(um)) session.set(KEY, um);
  return session.get(KEY) ?? '-';
}
