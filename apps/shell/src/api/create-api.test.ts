import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackendName, TransportRequest } from '@vip/api/client';
import type { AdapterName } from '@vip/api/adapters';
import { ADAPTERS, type BootData, type PageConfig } from '@vip/release-format';
import { lazyTransport, withFirstCall } from './create-api.ts';

const ORIGIN = 'https://vip.example';
const boot = (answer: Promise<Response>, token: string | null = null): BootData => ({
  isStarted: true,
  isReplaced: false,
  first: { url: '/api/main/x', token, answer },
});
const get = (some: Partial<TransportRequest> = {}): TransportRequest => ({
  backend: 'main',
  url: `${ORIGIN}/api/main/x`,
  method: 'GET',
  headers: {},
  timeoutMs: 1,
  ...some,
});
const answered = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

describe('the request that the composed HTML has started', () => {
  it('answers the same call once', async () => {
    const next = vi.fn(() => answered('later'));
    const transport = withFirstCall(boot(answered('first')), ORIGIN, next);
    expect(await (await transport(get())).text()).toBe('first');
    expect(await (await transport(get())).text()).toBe('later');
  });

  it.each([
    ['another address', get({ url: `${ORIGIN}/api/main/y` })],
    ['another method', get({ method: 'POST' })],
    ['another token', get({ headers: { authorization: 'Bearer b' } })],
  ])('does not answer %s', async (_, request) => {
    const next = vi.fn(() => answered('next'));
    const transport = withFirstCall(boot(answered('first')), ORIGIN, next);
    expect(await (await transport(request)).text()).toBe('next');
  });

  it('does not answer a user who comes back to its session later: its prices are old', async () => {
    vi.useFakeTimers();
    const transport = withFirstCall(boot(answered('first')), ORIGIN, () => answered('next'));
    await transport(get({ headers: { authorization: 'Bearer b' } }));
    vi.advanceTimersByTime(30_000);
    expect(await (await transport(get())).text()).toBe('next');
    vi.useRealTimers();
  });

  it('is not sent again if that costs something or a different user has logged in: its failure is the answer', async () => {
    const next = vi.fn(() => answered('next'));
    const once = get({ mayRepeat: () => false });
    const offline = withFirstCall(boot(Promise.reject(new TypeError('offline'))), ORIGIN, next);
    await expect(offline(once)).rejects.toThrow(TypeError);
    const refused = withFirstCall(boot(answered('', 429)), ORIGIN, next);
    expect((await refused(once)).status).toBe(429);
    const redirected = Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });
    await expect(withFirstCall(boot(Promise.resolve(redirected)), ORIGIN, next)(once)).rejects.toThrow(
      TypeError,
    );
    expect(next).not.toHaveBeenCalled();
  });

  it('is replaced by a new request if it failed or was redirected', async () => {
    const redirected = Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });
    const failures = [
      Promise.reject(new TypeError('offline')),
      answered('', 500),
      Promise.resolve(redirected),
    ];
    for (const failure of failures) {
      const transport = withFirstCall(boot(failure), ORIGIN, () => answered('next'));
      expect(await (await transport(get())).text()).toBe('next');
    }
  });
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
