import type { BridgeWindow } from '../contract.ts';
import type { Channel, PageHandler } from './channel.ts';
import { newCallId, readRecord } from './message.ts';

/** `window.sisterBridgePage`, by which the app sends messages to the page. */
export interface PageGlobal {
  /** Takes a message of our format (docs/message-format.md), as an object or as JSON text. Never throws; ignores anything else. */
  receive(message: unknown): void;
}

/** A call that is being sent: its id, and how to end it if the answer does not arrive through `receive`. */
export interface Sending {
  id: string;
  answer(answer: unknown): void;
  refuse(): void;
}

export interface PageReceiver {
  /** Sends a question by `send`; if that throws, it is refused. Its answer may arrive through `receive`. */
  ask(send: (sending: Sending) => void, answered: (answer: unknown) => void, refused: () => void): void;
  listen: Channel['listen'];
}

/**
 * Installs `window.sisterBridgePage.receive`. Messages that are not for this receiver are passed to the one installed
 * before it. `sendAnswer` sends the page's answer to a call of the app.
 */
export function openPageReceiver(
  window: BridgeWindow,
  sendAnswer: (message: { call: string; answer: unknown }) => void,
): PageReceiver {
  const questions = new Map<unknown, (answer: unknown) => void>();
  const handlers = new Map<unknown, PageHandler>();

  const reply = (call: unknown, answer: unknown): void => {
    // A call without an id needs no answer.
    if (typeof call !== 'string') return;
    try {
      sendAnswer({ call, answer });
    } catch {
      // The app is gone or accepts no answers; the page cannot do anything about it.
    }
  };

  const finish = (id: unknown, answer: unknown): void => {
    const answered = questions.get(id);
    questions.delete(id);
    answered?.(answer);
  };

  /** Handles `{id, answer}` and `{call, name, data}`. True if the message was for this receiver. */
  const isOurs = ({ id, answer, call, name, data }: Readonly<Record<string, unknown>>): boolean => {
    if (answer !== undefined && questions.has(id)) {
      finish(id, answer);
      return true;
    }
    const handler = handlers.get(name);
    handler?.(data, (used) => reply(call, used));
    return handler !== undefined;
  };

  const known = window.sisterBridgePage as Partial<PageGlobal> | null | undefined;
  // The object stays the same, since an app's script may keep it.
  const receiver = typeof known === 'object' && known !== null ? known : {};
  const earlier = receiver.receive;
  receiver.receive = (message) => {
    const record = readRecord(message);
    if (record && !isOurs(record) && typeof earlier === 'function') earlier(message);
  };
  window.sisterBridgePage = receiver;

  return {
    ask(send, answered, refused) {
      const id = newCallId();
      questions.set(id, answered);
      const refuse = (): void => {
        questions.delete(id);
        refused();
      };
      try {
        send({ id, answer: (answer) => finish(id, answer), refuse });
      } catch {
        // What the native side threw is of no use to a page.
        refuse();
      }
    },
    listen: (name, handler) => void handlers.set(name, handler),
  };
}
