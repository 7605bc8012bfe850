import { useEffect, useState } from 'react';
import type { Call } from '@vip/api';
import { useHost } from '@vip/host';
import type { Loaded } from './contract.ts';

/**
 * A list that decorates a page. Its failure is logged and leaves the list empty. `load` undefined: the page has no such
 * list; `isWanted` false: its main call goes first.
 */
export function useList<T>(
  isWanted: boolean,
  load: (() => Promise<Call<{ items: T[] }>>) | undefined,
): Loaded<T> {
  const host = useHost();
  const [list, setList] = useState<Loaded<T>>({ status: 'loading', items: [] });
  useEffect(() => {
    if (!isWanted || !load) return undefined;
    let isCurrent = true;
    const show = (next: Loaded<T>) => isCurrent && setList(next);
    load()
      .then((call) => host.api.send(call))
      .then(
        ({ items }) => show({ status: 'ready', items }),
        (error: Error) => {
          host.report(error, 'list');
          show({ status: 'error', items: [] });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [host, isWanted, load]);
  return list;
}
