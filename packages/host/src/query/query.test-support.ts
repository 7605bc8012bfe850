import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiError, Call } from '@vip/api';
import { HostProvider } from '../context.ts';
import type { Host, Session } from '../host.ts';
import { createQueries } from './query-atoms.ts';
import { useQuery, type Query, type QueryOptions } from './use-query.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const session = (token: string | null) => ({ token, account: null }) as Session;
export const call = (path: string) => ({ backend: 'main', method: 'GET', path }) as Call<string>;
export const failure = { name: 'ApiError', code: 'network' } as ApiError;

interface Sent {
  path: string;
  signal: AbortSignal;
  answer(data: string): Promise<void>;
  fail(): Promise<void>;
}

/** Mounts a query of a page. `show` renders it with another name; `become` changes the session. */
export function openQuery(first: string | null, options?: QueryOptions, lazy?: () => Promise<Call<string>>) {
  let present = session('a');
  const handlers = new Set<() => void>();
  const sent: Sent[] = [];
  const send = (asked: Call<string>, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      sent.push({
        path: asked.path,
        signal,
        answer: (data) => act(async () => resolve(data)),
        fail: () => act(async () => reject(failure)),
      });
    });
  const source = {
    get: () => present,
    subscribe: (handler: () => void) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
  };
  const host = {
    openQuery: createQueries({ send: send as never }, source),
    session: source,
  } as unknown as Host;
  let query: Query<string> | null = null;
  const Probe = ({ name }: { name: string | null }) => {
    query = useQuery(`${name}`, name === null ? null : (lazy ?? call(`/${name}`)), options);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const show = (name: string | null) =>
    act(() => root.render(createElement(HostProvider, { value: host }, createElement(Probe, { name }))));
  show(first);
  return {
    sent,
    show,
    /** The page is left; `show` mounts it again. */
    leave: () => act(() => root.render(null)),
    unmount: () => act(() => root.unmount()),
    become: (token: string | null) =>
      act(() => {
        present = session(token);
        handlers.forEach((handler) => handler());
      }),
    act: (run: (now: Query<string>) => void) => act(() => query && run(query)),
    query: () => query as unknown as Query<string>,
    data: () => (query?.state.status === 'ready' ? query.state.data : query?.state.status),
  };
}
