import type { BridgeWindow } from '../contract.ts';
import { newCallId } from './call-id.ts';
import type { Channel, PageHandler } from './protocol.ts';
import { readRecord } from './read-record.ts';

/** The app's way to the page: `window.sisterBridgePage`. */
export interface DoorGlobal {
  /** Takes a message of the agreement (README), as an object or as its JSON text. Never throws; drops what is none. */
  receive(message: unknown): void;
}

/** One question on its way: its id, and what to do when it is settled in another way than through the door. */
export interface Sending {
  id: string;
  answer(answer: unknown): void;
  refuse(): void;
}

export interface PageDoor {
  /** Sends a question by `send`, which may throw: that refuses it. Its answer may come in at the door. */
  ask(send: (sending: Sending) => void, answered: (answer: unknown) => void, refused: () => void): void;
  listen: Channel['listen'];
}

/**
 * Opens the door by which an app reaches the page. What is not for this opening goes on to the one before; what is for
 * nobody is dropped. `tell` carries the page's answer to a call of the app.
 */
export function openPageDoor(
  window: BridgeWindow,
  tell: (message: { call: string; answer: unknown }) => void,
): PageDoor {
  const questions = new Map<unknown, (answer: unknown) => void>();
  const handlers = new Map<unknown, PageHandler>();

  const reply = (call: unknown, answer: unknown): void => {
    // A call that wants no answer comes without an id.
    if (typeof call !== 'string') return;
    try {
      tell({ call, answer });
    } catch {
      // The app is gone, or wants no answers: nothing that a page could mend.
    }
  };

  const settle = (id: unknown, answer: unknown): void => {
    const answered = questions.get(id);
    questions.delete(id);
    answered?.(answer);
  };

  /** Whether the message, `{id, answer}` or `{call, name, data}`, was for this opening. */
  const takes = ({ id, answer, call, name, data }: Readonly<Record<string, unknown>>): boolean => {
    if (answer !== undefined && questions.has(id)) {
      settle(id, answer);
      return true;
    }
    const handler = handlers.get(name);
    handler?.(data, (used) => reply(call, used));
    return handler !== undefined;
  };

  const known = window.sisterBridgePage as Partial<DoorGlobal> | null | undefined;
  // The object stays the same, since an app's script may keep it.
  const door = typeof known === 'object' && known !== null ? known : {};
  const earlier = door.receive;
  door.receive = (message) => {
    const record = readRecord(message);
    if (record && !takes(record) && typeof earlier === 'function') earlier(message);
  };
  window.sisterBridgePage = door;

  return {
    ask(send, answered, refused) {
      const id = newCallId();
      questions.set(id, answered);
      const refuse = (): void => {
        questions.delete(id);
        refused();
      };
      try {
        send({ id, answer: (answer) => settle(id, answer), refuse });
      } catch {
        // The native side's own words are of no use to a page: that it refused is all there is to know.
        refuse();
      }
    },
    listen: (name, handler) => void handlers.set(name, handler),
  };
}
