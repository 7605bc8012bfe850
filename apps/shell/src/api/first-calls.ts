import { callAddress, type Transport, type TransportAnswer } from '@vip/api/client';
import type { FirstCall } from '@vip/host';
import { fillFirstCall, type BootData } from '@vip/release-format';

/** How long the answer to a first call may wait for its page, ms. A page waits 3 s for an app to name its user. */
const FIRST_CALL_MS = 30_000;

/** A first call that was sent before its page could send it. */
interface EarlyCall {
  url: string;
  /** The token that it was sent with. */
  token: string | null;
  answer: Promise<TransportAnswer & { redirected?: boolean }>;
}

/** Gives pages the answer to their first call, which was sent while their files load. */
export interface FirstCalls {
  /** Sends that of a page that is navigated to. */
  send(call: FirstCall): void;
  /**
   * Answers a GET from an earlier first call if it is the same one: same address, same token, once, and not long ago, since a
   * user may come back to this session later. Every other call goes to `next`.
   */
  transport: Transport;
}

/** Begins with the call that the composed HTML has started. */
export function createFirstCalls(
  boot: BootData,
  {
    backends,
    pageOrigin,
    readToken,
    clientType,
  }: {
    backends: Readonly<Record<string, string>>;
    pageOrigin: string;
    /** The stored token with its "Bearer ", or null. */
    readToken(): string | null;
    clientType(): number;
  },
  next: Transport,
): FirstCalls {
  let end = Date.now() + FIRST_CALL_MS;
  /** That of the page that was navigated to last. */
  let own: EarlyCall | null = null;

  function send({ backend, path }: FirstCall): void {
    // The page's own call reports a backend without an address.
    if (!backends[backend]) return;
    const token = readToken();
    const url = callAddress(backends[backend], fillFirstCall(path, clientType()), pageOrigin);
    const answer = next({
      backend,
      url,
      method: 'GET',
      headers: { accept: 'application/json', ...(token && { authorization: token }) },
      timeoutMs: FIRST_CALL_MS,
      isCurrent: () => readToken() === token,
      // The page's own call is repeated.
      mayRepeat: () => false,
    });
    answer.catch(() => undefined);
    own = { url, token, answer };
    end = Date.now() + FIRST_CALL_MS;
  }

  async function transport(request: Parameters<Transport>[0]): Promise<TransportAnswer> {
    const first: EarlyCall | null = own ?? boot.first;
    if (
      !first ||
      Date.now() >= end ||
      request.method !== 'GET' ||
      new URL(first.url, pageOrigin).href !== request.url ||
      first.token !== (request.headers['authorization'] ?? null)
    )
      return next(request);
    own = null;
    boot.first = null;
    const response = await first.answer.catch(() => null);
    const isFinal = request.mayRepeat?.() === false;
    const isGood = response !== null && response.status >= 200 && response.status < 300;
    // A redirect may have led to another host's answer, in engines that ignore `redirect: 'error'`.
    if (response && !response.redirected && (isGood || isFinal)) return response;
    // The earlier request has failed; the transport has its own retries.
    if (isFinal) throw new TypeError('not sent again');
    return next(request);
  }

  return { send, transport };
}
