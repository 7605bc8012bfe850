import {
  BridgeError,
  type BridgeWindow,
  type HandOver,
  type NativeBridge,
  type ProtocolName,
} from './contract.ts';
import { parseHandOver, parsePayResult } from './hand-over.ts';
import { createPageHandlers } from './page-handlers.ts';
import type { Channel } from './protocols/channel.ts';

// A lazy chunk, loaded together with the channel.

/** The bridge as the shell uses it. */
export interface ConnectedBridge extends NativeBridge {
  /** Reads what the app pushed. Throws BridgeError `malformed`. */
  parseHandOver(pushed: unknown): HandOver;
}

/** ms for an app to hand over its user. */
const USER_INFO_TIMEOUT_MS = 3000;

const ignore = (): void => undefined;

/** The contract over one channel. Names of handlers: the specification's, and ours `pay` and `setTitle`. */
export function createNativeBridge(
  window: BridgeWindow,
  protocol: ProtocolName,
  channel: Channel,
): ConnectedBridge {
  return {
    protocol,
    getUserInfo: () =>
      ask(window, {
        send: (answered, refused) => channel.call('getUserInfo', {}, answered, refused),
        read: parseHandOver,
        timeoutMs: USER_INFO_TIMEOUT_MS,
      }),
    unlogin: () => channel.call('unlogin', {}, ignore, ignore),
    setTitle: (title) => channel.call('setTitle', { title }, ignore, ignore),
    pay: (params) =>
      ask(window, {
        send: (answered, refused) => channel.call('pay', params, answered, refused),
        read: parsePayResult,
        timeoutMs: null,
      }),
    register: createPageHandlers(channel),
    parseHandOver,
  };
}

/** One question to the native side. */
interface Question<T> {
  /** Sends it. Both callbacks may be called never, after the time-out, repeatedly, or before this returns. */
  send(answered: (answer: unknown) => void, refused: () => void): void;
  /** Parses the answer. Throws BridgeError. */
  read(answer: unknown): T;
  /** ms; null: no limit, because the user is deciding. */
  timeoutMs: number | null;
}

/**
 * One question, one answer: only the first before the time-out counts. Rejects with BridgeError: `timeout`, `malformed`,
 * or `absent` when the native side throws.
 */
function ask<T>(window: BridgeWindow, question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer =
      question.timeoutMs === null
        ? null
        : window.setTimeout(() => reject(new BridgeError('timeout')), question.timeoutMs);
    // Only the first call has an effect on the promise.
    const finish = (outcome: () => void): void => {
      if (timer !== null) window.clearTimeout(timer);
      outcome();
    };
    const answered = (answer: unknown): void =>
      finish(() => {
        try {
          resolve(question.read(answer));
        } catch (error) {
          reject(error instanceof BridgeError ? error : new BridgeError('malformed'));
        }
      });
    question.send(answered, () => finish(() => reject(new BridgeError('absent'))));
  });
}
