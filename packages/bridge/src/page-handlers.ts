import type { NativeBridge, PageHandlerName } from './contract.ts';
import type { Channel } from './protocols/channel.ts';

type Handler = (data: unknown) => unknown;

/**
 * The handlers that the page offers to the app. Several may share a name: the newest is asked first, and one that
 * returns true consumes the call. The app is informed whether the call was consumed.
 */
export function createPageHandlers(channel: Channel): NativeBridge['register'] {
  const registered = new Map<PageHandlerName, Handler[]>();

  const isConsumed = (handler: Handler, data: unknown): boolean => {
    try {
      return handler(data) === true;
    } catch {
      // The page reports its own errors; thrown further, this one would end in the app's injected script.
      return false;
    }
  };

  const listen = (name: PageHandlerName): Handler[] => {
    const handlers: Handler[] = [];
    registered.set(name, handlers);
    channel.listen(name, (data, reply) => {
      const answer = [...handlers].reverse().some((handler) => isConsumed(handler, data));
      // Without a callback of the app there is no reply.
      if (typeof reply === 'function') reply(answer);
    });
    return handlers;
  };

  return (name, handler) => {
    const handlers = registered.get(name) ?? listen(name);
    // A new function each time, so that a repeated cleanup never removes another registration.
    const entry: Handler = (data) => handler(data);
    handlers.push(entry);
    return () => {
      const index = handlers.indexOf(entry);
      if (index >= 0) handlers.splice(index, 1);
    };
  };
}
