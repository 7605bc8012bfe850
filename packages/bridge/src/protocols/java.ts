import { oncePerWindow } from './channel.ts';
import { openPageReceiver } from './page-receiver.ts';

/** Java has no missing arguments: a method with another number of them is another method. */
type TextMethod = (json: string, id: string) => unknown;

/**
 * An object of synchronous text methods. A text that is not empty is the answer; with an empty one, or none, it comes
 * in at the page's receiver. A method that is missing or throws has refused.
 */
export const open = oncePerWindow((window) => {
  // Called on the object itself: Java refuses a method that was taken off it.
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
