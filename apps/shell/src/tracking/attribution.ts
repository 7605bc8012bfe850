import type { EventProps } from '@vip/api';
import type { KeyValue } from '@vip/host';

type Address = Pick<Location, 'pathname' | 'search'>;

/** `um` and `level` in the path or the query of a result, for the events of its page; left out where they are no plain codes. */
export function marksOf(route: string, { pathname, search }: Address): EventProps {
  const names = route.split('/');
  const parts = pathname.split('/');
  const marks: EventProps = {};
  for (const name of ['um', 'level']) {
    const mark = parts[names.indexOf(`:${name}`)] || new URLSearchParams(search).get(name);
    if (mark && /^[\w.~-]{1,64}$/.test(mark)) marks[name] = mark;
  }
  return marks;
}

const KEY = 'um';

/** The attribution code in the query of the entry link: kept for the visit, '-' if there is none. */
export function attribution(address: Address, session: KeyValue): string {
  const { um } = marksOf('', address);
  if (um) session.set(KEY, String(um));
  return session.get(KEY) ?? '-';
}
