import type { Transport, TransportRequest } from '@vip/api/client';
import type { Finding } from './finding.ts';

/** A request as it was sent, and its answer. */
export interface Exchange {
  method: 'GET' | 'POST';
  url: string;
  /** Those that the product sets, lower case. */
  headers: Readonly<Record<string, string>>;
  body?: string;
  status: number;
  answerHeaders: Headers;
  text: string;
  /** Until the whole answer was there. */
  ms: number;
}

/** Why there was no answer, in the words of the system: `ECONNREFUSED`. */
export const causeOf = (error: unknown): string => {
  const { cause, message, code } = (error ?? {}) as { cause?: unknown; message?: string; code?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? (message ?? 'unknown') : causeOf(cause);
};

export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** ms. Buyers look at a placeholder for as long. */
const SLOW_MS = 5_000;

/**
 * The product's transport without its repeats: each request is sent once, and reported. A redirect is an error, as it is for
 * pages. `origin`: that of the pages, where they have another one than the backend.
 */
export const observing =
  (origin: string | undefined, onExchange: (exchange: Exchange) => void): Transport =>
  async ({ url, method, headers, body, timeoutMs, signal }: TransportRequest) => {
    const startedAt = performance.now();
    const limit = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    const work = fetch(url, {
      method,
      headers: { ...headers, ...(origin && { origin }), 'user-agent': 'membership-backend-check' },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).then(async (response) => ({ response, text: await response.text() }));
    const { response, text } = await work.catch((cause: unknown) => {
      // By the names that the client knows: causes are errors of Node's HTTP library.
      const name = limit.aborted ? 'TimeoutError' : 'NetworkError';
      throw Object.assign(new Error('no answer', { cause }), { name });
    });
    const { status, headers: answerHeaders } = response;
    const ms = performance.now() - startedAt;
    onExchange({
      method,
      url,
      headers,
      status,
      answerHeaders,
      text,
      ms,
      ...(body !== undefined && { body }),
    });
    if (isRedirect(status)) throw new TypeError('redirect');
    return { status, headers: answerHeaders, text: () => Promise.resolve(text) };
  };

const odd = (field: string, expected: string, came: string): Finding => ({
  level: 'odd',
  field,
  expected,
  came,
});

/** Whether a cache between may keep the answer (RFC 9111, 3 and 4.2.2). */
function isCacheable(headers: Headers): boolean {
  const control = headers.get('cache-control') ?? '';
  if (/no-store|no-cache|private|max-age=0/i.test(control)) return false;
  return /public|max-age=[1-9]/i.test(control) || headers.has('age');
}

/** What is odd about an answer besides its body. */
export function oddHttp({ method, status, answerHeaders, text, ms }: Exchange): Finding[] {
  if (isRedirect(status))
    return [
      {
        level: 'wrong',
        field: 'redirect',
        expected: 'an answer: pages follow no redirect, for it would carry the token along',
        came: `${status} with another address`,
      },
    ];
  const findings: Finding[] = [];
  if (ms > SLOW_MS) findings.push(odd('time', 'an answer within 5 s', 'a later one, for which buyers wait'));
  const type = answerHeaders.get('content-type') ?? '';
  if (text !== '' && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    findings.push(odd('content-type', 'application/json', type.split(';')[0] || 'no such header'));
  if (Number.isNaN(Date.parse(answerHeaders.get('date') ?? '')))
    findings.push(odd('date', "the server's time, for countdowns", 'no such header'));
  const cookies = answerHeaders.getSetCookie().length;
  if (cookies > 0)
    findings.push(odd('set-cookie', 'none: pages of other origins send no cookies', `${cookies}`));
  if (method === 'GET' && isCacheable(answerHeaders))
    findings.push(
      odd('cache-control', 'no-store: prices and orders are personal', 'an answer that caches keep'),
    );
  if (status === 429 && !answerHeaders.has('retry-after'))
    findings.push(odd('retry-after', 'the seconds to wait, for 429', 'no such header'));
  return findings;
}
