import { oncePerWindow } from './channel.ts';
import { openPageReceiver } from './page-receiver.ts';

/** Java resolves methods by the number of arguments, so both are required. */
type TextMethod = (json: string, id: string) => unknown;

/**
 * An object of synchronous text methods. A non-empty text is the answer; otherwise the answer arrives at the page's
 * receiver. A missing or throwing method counts as refused.
 */
export const open = oncePerWindow((window) => {
  // Called on the object itself: Java refuses detached methods.
  const send = (name: string, content: unknown, id: string): unknown =>
    (window.sisterBridge as Record<string, TextMethod>)[name]!(JSON.stringify(content), id);

  const receiver = openPageReceiver(window, (message) => void send('answer', message, ''));
  return {
    call: (name, data, answered, refused) =>
      receiver.ask(
        ({ id, answer }) => {
          const text = send(name, data, id);
          if (typeof text === 'string' && text !== '') answer(text);
        },
        answered,
        refused,
      ),
    listen: receiver.listen,
  };
});
