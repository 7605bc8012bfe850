import { BridgeError, type BridgeWindow } from './contract.ts';

/** One question to the native side. */
export interface Question<T> {
  /** Sends it; both may be called never, late, more than once, or before this returns. */
  send(answered: (answer: unknown) => void, refused: () => void): void;
  /** Makes sense of the answer. Throws BridgeError. */
  read(answer: unknown): T;
  /** ms; null waits for ever, because a person is deciding. */
  timeoutMs: number | null;
}

/**
 * One question, one answer: the first counts, and what comes after it or after the time-out is dropped.
 * Rejects with BridgeError: `timeout`, `malformed`, or `absent` when the native side
 * throws at the question: it is as good as none.
 */
export function ask<T>(window: BridgeWindow, question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer =
      question.timeoutMs === null
        ? null
        : window.setTimeout(() => reject(new BridgeError('timeout')), question.timeoutMs);
    // A promise settles once, so nothing below needs to know whether it is the first.
    const settle = (outcome: () => void): void => {
      if (timer !== null) window.clearTimeout(timer);
      outcome();
    };
    const answered = (answer: unknown): void =>
      settle(() => {
        try {
          resolve(question.read(answer));
        } catch (error) {
          reject(error instanceof BridgeError ? error : new BridgeError('malformed'));
        }
      });
    question.send(answered, () => settle(() => reject(new BridgeError('absent'))));
  });
}
