import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kyTransport } from './ky-transport.ts';
import type { TransportRequest } from './port.ts';

type Fetch = (request: Request) => Promise<Response>;
let fetched: Request[];
let bodies: string[];

/** Each fetch takes the next step of the list; the last one repeats. */
function fetchDoes(...steps: (Response | Error | Fetch)[]): void {
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const request = new Request(...sent);
    const step = steps[Math.min(fetched.length, steps.length - 1)];
    fetched.push(request);
    bodies.push(await request.clone().text());
    if (step instanceof Error) throw step;
    if (typeof step === 'function') return step(request);
    return step?.clone();
  });
}

const request = (change: Partial<TransportRequest> = {}): TransportRequest => ({
  backend: 'main',
  url: 'https://api.example.com/v1/x',
  method: 'GET',
  headers: { accept: 'application/json', authorization: 'Bearer t' },
  timeoutMs: 30_000,
  ...change,
});

/** The result after all delays: a status, or the name of the error. */
async function outcome(change: Partial<TransportRequest> = {}): Promise<number | string> {
  const result = kyTransport(request(change)).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
  await vi.runAllTimersAsync();
  return result;
}

const ok = new Response('{"a":1}', { headers: { 'x-request-id': 'r' } });
const failed = (status: number, headers = {}) => new Response('{}', { status, headers });
const offline = new TypeError('Failed to fetch');
const offlineOnIos12 = new TypeError('The network connection was lost.');

beforeEach(() => {
  fetched = [];
  bodies = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the transport', () => {
  it('has its body under a fetch that copies Request objects first, as that of Capacitor does', async () => {
    vi.stubGlobal('fetch', async (resource: RequestInfo, init?: RequestInit) => {
      new Request(resource, init);
      return new Response(resource instanceof Request ? await resource.text() : (init?.body as string));
    });
    const answer = await kyTransport(request({ method: 'POST', body: '{"b":2}' }));
    expect(await answer.text()).toBe('{"b":2}');
  });

  it('sends the request and returns the answer', async () => {
    fetchDoes(ok);
    const answer = await kyTransport(request({ method: 'POST', body: '{"b":2}' }));
    expect([answer.status, answer.headers.get('x-request-id'), await answer.text()]).toEqual([
      200,
      'r',
      '{"a":1}',
    ]);
    const sent = fetched[0] as Request;
    expect([sent.method, sent.url, bodies]).toEqual(['POST', 'https://api.example.com/v1/x', ['{"b":2}']]);
    expect(sent.headers.get('authorization')).toBe('Bearer t');
  });

  it('sends no cookie to another origin, follows no redirect and bypasses the cache', async () => {
    fetchDoes(ok);
    await kyTransport(request());
    expect(fetched[0]).toMatchObject({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' });
  });

  it.each([400, 401, 404, 409, 422, 429, 500])(
    'gives a POST answered with %i back at once',
    async (status) => {
      fetchDoes(failed(status));
      expect(await outcome({ method: 'POST', body: '{}' })).toBe(status);
      expect(fetched).toHaveLength(1);
    },
  );
});

describe('a GET', () => {
  it.each([408, 500, 502, 503, 504])('answered with %i is repeated until it succeeds', async (status) => {
    fetchDoes(failed(status), failed(status), ok);
    expect(await outcome()).toBe(200);
    expect(fetched).toHaveLength(3);
  });

  it('is repeated twice at most, and the last answer counts', async () => {
    fetchDoes(failed(502));
    const result = kyTransport(request());
    await vi.runAllTimersAsync();
    const answer = await result;
    expect([answer.status, await answer.text(), fetched.length]).toEqual([502, '{}', 3]);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('answered with %i is not repeated', async (status) => {
    fetchDoes(failed(status));
    expect(await outcome()).toBe(status);
    expect(fetched).toHaveLength(1);
  });

  it('is not repeated if the answer has Retry-After', async () => {
    fetchDoes(failed(503, { 'retry-after': '30' }));
    expect(await outcome()).toBe(503);
    expect(fetched).toHaveLength(1);
  });

  it.each([offline, offlineOnIos12])('is repeated after %s', async (error) => {
    fetchDoes(error, ok);
    expect(await outcome()).toBe(200);
    expect(fetched).toHaveLength(2);
  });

  it('is repeated after a wait, longer the second time', async () => {
    fetchDoes(offline);
    const result = kyTransport(request()).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(149);
    expect(fetched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(151);
    expect(fetched).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(149);
    expect(fetched).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(fetched).toHaveLength(3);
    expect(await result).toBe('NetworkError');
  });

  it('with a side effect is never repeated', async () => {
    fetchDoes(failed(502));
    expect(await outcome({ mayRepeat: () => false })).toBe(502);
    fetchDoes(offline);
    expect(await outcome({ mayRepeat: () => false })).toMatch(/NetworkError|TypeError/);
    expect(fetched).toHaveLength(2);
  });
});

describe('the failure', () => {
  it.each([offline, offlineOnIos12])('of a POST by %s is thrown at once', async (error) => {
    fetchDoes(error);
    expect(await outcome({ method: 'POST' })).toMatch(/NetworkError|TypeError/);
    expect(fetched).toHaveLength(1);
  });

  it('to answer in time is a TimeoutError and not repeated', async () => {
    fetchDoes(() => new Promise(() => undefined));
    expect(await outcome()).toBe('TimeoutError');
    expect(fetched).toHaveLength(1);
  });

  it('to complete the body in time is a TimeoutError', async () => {
    fetchDoes(() => Promise.resolve(new Response(new ReadableStream())));
    expect(await outcome()).toBe('TimeoutError');
  });

  it('has one limit for all repeats together', async () => {
    fetchDoes(failed(502), () => new Promise(() => undefined));
    let name = '';
    const result = kyTransport(request()).catch((error: Error) => (name = error.name));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(name).toBe('TimeoutError');
    await result;
  });

  it('by the caller is an AbortError and ends the request', async () => {
    const caller = new AbortController();
    fetchDoes(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const result = kyTransport(request({ signal: caller.signal })).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    expect(await result).toBe('AbortError');
  });
});
