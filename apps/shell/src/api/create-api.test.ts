import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackendName, TransportRequest } from '@vip/api/client';
import type { AdapterName } from '@vip/api/adapters';
import { ADAPTERS, type PageConfig } from '@vip/release-format';
import { lazyTransport } from './create-api.ts';

const ORIGIN = 'https://vip.example';
const get = (some: Partial<TransportRequest> = {}): TransportRequest => ({
  backend: 'main',
  url: `${ORIGIN}/api/main/x`,
  method: 'GET',
  headers: {},
  timeoutMs: 1,
  ...some,
});
it('a request whose user has changed while the HTTP library loaded is not sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  let isCurrent = true;
  const sent = lazyTransport(
    { backends: {} } as PageConfig,
    ORIGIN,
  )(get({ headers: { authorization: 'Bearer a' }, isCurrent: () => isCurrent }));
  isCurrent = false;
  await expect(sent).rejects.toThrow(TypeError);
  expect(fetched).not.toHaveBeenCalled();
});

describe('the transport', () => {
  afterEach(() => vi.unstubAllGlobals());

  const fetched = async (config: Partial<PageConfig>, backend: BackendName, url: string) => {
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      return new Response('{"errno":0,"data":{"list":[]},"data2":[]}');
    });
    const transport = lazyTransport(config as PageConfig, ORIGIN);
    await transport(get({ backend, url, timeoutMs: 1000 }));
    return urls;
  };
  const backends = { main: '/api/main', honey: '/api/honey' };
  const PATH = '/v1/vip/packages/wechat?phone=';

  it('sends the calls of a backend through its adapter, and all others as they are', async () => {
    const config = { backends, adapters: { main: 'litemall' as const } };
    expect(await fetched(config, 'main', `${ORIGIN}/api/main${PATH}`)).toEqual([
      `${ORIGIN}/api/main/wx/goods/list?page=1&limit=100&sort=add_time&order=asc`,
    ]);
    expect(await fetched(config, 'honey', `${ORIGIN}/api/honey${PATH}`)).toEqual([
      `${ORIGIN}/api/honey${PATH}`,
    ]);
    expect(await fetched({ backends }, 'main', `${ORIGIN}/api/main${PATH}`)).toEqual([
      `${ORIGIN}/api/main${PATH}`,
    ]);
  });

  it('has every adapter that can be configured', async () => {
    // A name that only one of the two knows fails the type check.
    const known: readonly AdapterName[] = ADAPTERS;
    const configurable = (name: AdapterName): (typeof ADAPTERS)[number] => name;
    for (const name of known) {
      const config = { backends, adapters: { main: configurable(name) } };
      const [url] = await fetched(config, 'main', `${ORIGIN}/api/main${PATH}`);
      expect(url).not.toContain('/v1/');
    }
  });
});
