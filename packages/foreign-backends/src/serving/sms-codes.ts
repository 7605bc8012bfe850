import type { Book } from './book.ts';
import { digits } from './text.ts';

const WAIT_MS = 60_000;

/** Codes by SMS, which go into the book. A phone gets one a minute, and each is good for one login. */
export interface SmsCodes {
  /** Sends a code; returns the seconds to wait if it is too early for another one, else 0. */
  send(phone: string): number;
  /** Whether it is the code that the phone got last; it is used up then. */
  take(phone: string, code: unknown): boolean;
  reset(): void;
}

export function openSmsCodes(book: Book): SmsCodes {
  const sent = new Map<string, { code: string; at: number }>();
  return {
    send(phone) {
      const before = sent.get(phone);
      const wait = before ? Math.ceil((before.at + WAIT_MS - Date.now()) / 1000) : 0;
      if (wait > 0) return wait;
      const code = digits(6);
      sent.set(phone, { code, at: Date.now() });
      book.sms.push({ phone, code });
      return 0;
    },
    take: (phone, code) => sent.get(phone)?.code === code && sent.delete(phone),
    reset: () => sent.clear(),
  };
}
