import type { Call } from '@vip/api';
import { httpDate, readBody } from '@vip/api/answer-body';
import { filledPath } from '@vip/api/call-path';
import type { BootData } from '@vip/release-format';

/** The answer to the page's first call, which the composed HTML has started. */
export interface FirstAnswer {
  /** What a page begins with: the data of this call, if it has arrived for the present session. */
  read<T>(call: Call<T>): { data: T; askedAt: number } | null;
  /** Resolves once it has arrived: false without a first call, or if it is an error. */
  arrival(): Promise<boolean>;
  /** ms by which the server is ahead of this device; 0 before the arrival. */
  clockOffset(): number;
  /** The page has begun with it: its next call is for newer data. */
  forget(): void;
}

export function createFirstAnswer(boot: BootData, token: () => string | null): FirstAnswer {
  let { first } = boot;
  const askedAt = Date.now();
  let text: string | null = null;
  let offset = 0;
  let known: { key: string; data: unknown } | null = null;
  const keyOf = (call: Call<unknown>) => `${call.backend} ${filledPath(call)} ${token()}`;

  async function arrival(): Promise<boolean> {
    if (!first) return false;
    try {
      const response = await first.answer;
      // A redirect may have led to another host's answer, in engines that ignore `redirect: 'error'`.
      if (!response.ok || response.redirected) return false;
      text = await first.text;
      const serverDate = httpDate(response.headers.get('date') ?? '');
      if (!Number.isNaN(serverDate)) offset = serverDate - Date.now();
      return true;
    } catch {
      // The client meets the same error.
      return false;
    }
  }

  /** undefined for an answer with malformed parts, which the client reads again and reports. */
  function parse(call: Call<unknown>, body: string): unknown {
    try {
      return readBody(call.answer, body, {}, (error) => {
        throw error;
      });
    } catch {
      return undefined;
    }
  }

  return {
    arrival,
    clockOffset: () => offset,
    read<T>(call: Call<T>) {
      const key = keyOf(call);
      if (known?.key !== key) {
        if (text === null || !first?.url.endsWith(filledPath(call)) || first.token !== token()) return null;
        known = { key, data: parse(call, text) };
      }
      return known.data === undefined ? null : { data: known.data as T, askedAt };
    },
    forget() {
      first = null;
      known = null;
      boot.first = null;
    },
  };
}
