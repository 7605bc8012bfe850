import type { NativeBridge, PageHandlerName } from './contract.ts';
import type { Channel } from './protocols/channel.ts';

type Handler = (data: unknown) => unknown;

/**
 * The handlers that the page offers to the app. Several may share a name: the newest is asked first, and one
 * that returns true has used the call up. The app hears whether it was used.
 */
export function createPageHandlers(channel: Channel): NativeBridge['register'] {
  const registered = new Map<PageHandlerName, Handler[]>();

  const isUsed = (handler: Handler, data: unknown): boolean => {
    try {
      return handler(data) === true;
    } catch {
      // The page's fault, and the page's to report: thrown on, it would end in the app's injected script.
      return false;
    }
  };

  const listen = (name: PageHandlerName): Handler[] => {
    const handlers: Handler[] = [];
    registered.set(name, handlers);
    channel.listen(name, (data, reply) => {
      const answer = [...handlers].reverse().some((handler) => isUsed(handler, data));
      // A call without a callback comes without a reply.
      if (typeof reply === 'function') reply(answer);
    });
    return handlers;
  };

  return (name, handler) => {
    const handlers = registered.get(name) ?? listen(name);
    // Its own function each time, so that a second cleanup never takes away somebody else's.
    const entry: Handler = (data) => handler(data);
    handlers.push(entry);
    return () => {
      const index = handlers.indexOf(entry);
      if (index >= 0) handlers.splice(index, 1);
    };
  };
}
