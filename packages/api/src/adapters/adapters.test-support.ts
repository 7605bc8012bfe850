import { answer, clientOver } from '../client/client.test-support.ts';
import type { TransportAnswer, TransportRequest } from '../client/port.ts';
import type { Adapter } from './define-adapter.ts';

export const BASE = 'https://mall.example.com/shop';

type Recorded = unknown;
type Given = Recorded | ((request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>);

/**
 * A client whose backend is reached through an adapter. `recorded`: answers by "GET /path" without the query; a function
 * answers itself. A request that was not recorded fails the test.
 */
export function clientThrough(adapter: Adapter, recorded: Record<string, Given>) {
  const sent: {
    name: string;
    query: Record<string, string>;
    body: unknown;
    headers: Record<string, string>;
  }[] = [];
  const transport = adapter(BASE, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname.replace('/shop', '')}`;
    const query: Record<string, string> = {};
    searchParams.forEach((value, key) => (query[key] = value));
    sent.push({
      name,
      query,
      body: request.body === undefined ? undefined : JSON.parse(request.body),
      headers: request.headers,
    });
    if (!(name in recorded)) throw new Error(`not recorded: ${name}`);
    const given = recorded[name];
    return typeof given === 'function'
      ? (given as (r: TransportRequest) => TransportAnswer)(request)
      : answer(200, given);
  });
  const { client, logged, onUnauthorized } = clientOver(() => answer(500), {
    transport,
    backends: { main: BASE, datacenter: BASE, honey: BASE, youquan: BASE, tuiwen: BASE },
  });
  return { client, sent, logged, onUnauthorized, names: () => sent.map(({ name }) => name) };
}

export const ORDER = {
  price: 16800,
  payType: 'wechat' as const,
  client: 'qq',
  um: 'a-1',
  returnUrl: 'https://vip.example.com/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '3' }],
};
