import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Transport, TransportRequest } from '@vip/api/client';
import { createFirstCalls } from './first-calls.ts';

const ORIGIN = 'https://vip.example';
const get = (some: Partial<TransportRequest> = {}): TransportRequest => ({
  backend: 'main',
  url: `${ORIGIN}/api/main/x`,
  method: 'GET',
  headers: {},
  timeoutMs: 1,
  ...some,
});
const settings = {
  backends: { main: '/api/main/' },
  pageOrigin: ORIGIN,
  readToken: (): string | null => null,
  clientType: () => 3,
};
const noCall = { isStarted: true, isReplaced: false, first: null };

/** The transport of a document whose HTML has started `/x`. */
const bootCall = (answer: Promise<Response>, next: Transport) =>
  createFirstCalls(
    { ...noCall, first: { url: '/api/main/x', token: null, answer, text: Promise.resolve('') } },
    settings,
    next,
  ).transport;

afterEach(() => void vi.useRealTimers());

const answered = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

describe('the request that the composed HTML has started', () => {
  it('answers the same call once', async () => {
    const next = vi.fn(() => answered('later'));
    const transport = bootCall(answered('first'), next);
    expect(await (await transport(get())).text()).toBe('first');
    expect(await (await transport(get())).text()).toBe('later');
  });

  it.each([
    ['another address', get({ url: `${ORIGIN}/api/main/y` })],
    ['another method', get({ method: 'POST' })],
    ['another token', get({ headers: { authorization: 'Bearer b' } })],
  ])('does not answer %s', async (_, request) => {
    const next = vi.fn(() => answered('next'));
    const transport = bootCall(answered('first'), next);
    expect(await (await transport(request)).text()).toBe('next');
  });

  it('does not answer a user who comes back to its session later: its prices are old', async () => {
    vi.useFakeTimers();
    const transport = bootCall(answered('first'), () => answered('next'));
    await transport(get({ headers: { authorization: 'Bearer b' } }));
    vi.advanceTimersByTime(30_000);
    expect(await (await transport(get())).text()).toBe('next');
    vi.useRealTimers();
  });

  it('is not sent again if that costs something or a different user has logged in: its failure is the answer', async () => {
    const next = vi.fn(() => answered('next'));
    const once = get({ mayRepeat: () => false });
    const offline = bootCall(Promise.reject(new TypeError('offline')), next);
    await expect(offline(once)).rejects.toThrow(TypeError);
    const refused = bootCall(answered('', 429), next);
    expect((await refused(once)).status).toBe(429);
    const redirected = Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });
    await expect(bootCall(Promise.resolve(redirected), next)(once)).rejects.toThrow(TypeError);
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
      const transport = bootCall(failure, () => answered('next'));
      expect(await (await transport(get())).text()).toBe('next');
    }
  });
});

describe('the first call of the page that is navigated to', () => {
  const LIST = { backend: 'main', path: '/v1/activity?is_speed={ct}' } as const;
  const SENT = `${ORIGIN}/api/main/v1/activity?is_speed=3`;
  const authorization = 'Bearer a';

  /** `page` sends the same call as the page does. */
  function open(answers: Record<string, () => Promise<Response>> = {}) {
    const session = { token: authorization as string | null };
    const sent: TransportRequest[] = [];
    const next = vi.fn((request: TransportRequest) => {
      sent.push(request);
      const nth = `${sent.length}`;
      return (answers[nth] ?? (() => answered(nth)))();
    });
    const calls = createFirstCalls(noCall, { ...settings, readToken: () => session.token }, next);
    const page = async (some: Partial<TransportRequest> = {}) =>
      (await calls.transport(get({ url: SENT, headers: { authorization }, ...some }))).text();
    return { send: () => calls.send(LIST), calls, session, sent, page };
  }

  it('is sent at once as the page sends it, with the client type and the token', () => {
    const { send, sent } = open();
    send();
    const headers = { accept: 'application/json', authorization };
    expect(sent).toMatchObject([{ backend: 'main', url: SENT, method: 'GET', headers }]);
  });

  it('is sent without a token for an anonymous user', async () => {
    const { send, session, sent, page } = open();
    session.token = null;
    send();
    expect(sent[0]?.headers).toEqual({ accept: 'application/json' });
    expect(await page({ headers: {} })).toBe('1');
  });

  it('answers the same call of the page, once', async () => {
    const { send, page } = open();
    send();
    expect([await page(), await page()]).toEqual(['1', '2']);
  });

  it.each<[string, Partial<TransportRequest>]>([
    ['another address', { url: `${ORIGIN}/api/main/v1/activity` }],
    ['another method', { method: 'POST' }],
    ['another token', { headers: { authorization: 'Bearer b' } }],
    ['no token', { headers: {} }],
  ])('does not answer a call with %s', async (_, request) => {
    const { send, page } = open();
    send();
    expect(await page(request)).toBe('2');
  });

  it('does not answer a page that asks after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send, page } = open();
    send();
    vi.setSystemTime(Date.now() + 30_000);
    expect(await page()).toBe('2');
  });

  it('is not that of the page before', async () => {
    const { send, calls, page, sent } = open();
    send();
    calls.send({ ...LIST, path: '/v1/other' });
    expect(await page()).toBe('3');
    expect(sent).toHaveLength(3);
  });

  it('is sent by the page itself if it failed, and only then repeated', async () => {
    const { send, page, sent } = open({
      1: () => answered('', 500),
      3: () => Promise.reject(new TypeError('offline')),
    });
    send();
    expect(sent[0]?.mayRepeat?.()).toBe(false);
    expect(await page()).toBe('2');
    send();
    expect(await page()).toBe('4');
  });

  it('is not sent if another user has logged in while the HTTP library loaded', () => {
    const { send, session, sent } = open();
    send();
    expect(sent[0]?.isCurrent?.()).toBe(true);
    session.token = 'Bearer b';
    expect(sent[0]?.isCurrent?.()).toBe(false);
  });

  it('is left to the page if its backend has no address', () => {
    const { calls, sent } = open();
    calls.send({ ...LIST, backend: 'honey' });
    expect(sent).toEqual([]);
  });
});
