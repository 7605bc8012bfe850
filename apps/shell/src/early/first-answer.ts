import type { Call } from '@vip/api';
import { httpDate, readBody } from '@vip/api/answer-body';
import { filledPath } from '@vip/api/call-path';
import type { BootData } from '@vip/release-format';

/** The answer to the page's first call, which the composed HTML has started. */
export interface FirstAnswer {
  /** What a page begins with: the data of this call, if it has arrived for the present session. */
  read<T>(call: Call<T>): { data: T; askedAt: number } | null;
  /**
   * Resolves once `read` has data for a page that was rendered with it. Never, if the page does not make the first call,
   * or the answer is an error or has malformed parts: react-dom's page reads it again, and reports them.
   */
  readonly arrival: Promise<void>;
  /** ms by which the server is ahead of this device; 0 before the arrival. */
  clockOffset(): number;
  /** The page has begun with it: its next call is for newer data. */
  forget(): void;
}

export function createFirstAnswer(boot: BootData, token: () => string | null): FirstAnswer {
  let known: { key: string; data?: { data: unknown; askedAt: number } } | null = null;
  let offset = 0;
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const keyOf = (call: Call<unknown>) => `${call.backend} ${filledPath(call)} ${token()}`;

  async function load(key: string, call: Call<unknown>, answer: Promise<Response>): Promise<void> {
    const askedAt = Date.now();
    const response = await answer;
    // A redirect may have led to another host's answer, in engines that ignore `redirect: 'error'`.
    if (!response.ok || response.redirected) return;
    // A copy: without an early page the client reads it.
    const text = await response.clone().text();
    const data = readBody(call.answer, text, {}, (error) => {
      throw error;
    });
    const serverDate = httpDate(response.headers.get('date') ?? '');
    if (!Number.isNaN(serverDate)) offset = serverDate - Date.now();
    known = { key, data: { data, askedAt } };
    arrived();
  }

  return {
    arrival,
    clockOffset: () => offset,
    read<T>(call: Call<T>) {
      const key = keyOf(call);
      const { first } = boot;
      if (known?.key === key) return (known.data ?? null) as { data: T; askedAt: number } | null;
      if (known || !first?.url.endsWith(filledPath(call)) || first.token !== token()) return null;
      known = { key };
      load(key, call, first.answer).catch(() => undefined);
      return null;
    },
    forget() {
      known = null;
      boot.first = null;
    },
  };
}
