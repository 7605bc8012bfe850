import type { Answered, InstallContainer, Message } from './native-side.ts';

/** A WebKit message handler of an iOS app (`WKScriptMessageHandlerWithReply`, or without reply where `options.replies` is false). */
export const installWebkitIos: InstallContainer = (window, options, side) => {
  const container = side.calling('value');

  const receive = (message: Message, give: Answered, refuse: (error: Error) => void): void => {
    const raw = JSON.stringify(message);
    if (typeof message.call === 'string') {
      side.answeredByPage(message, raw);
      return;
    }
    const name = String(message.name);
    side.log('page_to_native', 'call', name, message.data, raw);
    const handler = side.handlerOf(name);
    if (handler) side.answerLater(handler(message.data), give);
    else refuse(new Error(`no handler ${name}`));
  };

  /** Values are cloned, as between two processes. */
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

  const reply = (message: Message): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let isReplied = false;
      const give = (answer: unknown): void => {
        const { id, name } = message;
        // Only the first reply resolves the promise; a second one has to call the page's global.
        if (isReplied) container.toPage('answer', String(name), answer, { id, answer });
        else {
          side.log('native_to_page', 'answer', String(name), answer, JSON.stringify(answer) ?? '');
          resolve(copy(answer));
        }
        isReplied = true;
      };
      receive(message, give, reject);
      if (typeof message.call === 'string') resolve(undefined);
    });

  /** WebKit gives a promise here too, which resolves at once with undefined. */
  const noReply = (message: Message): Promise<unknown> => {
    const { id, name } = message;
    const give = (answer: unknown): void => container.toPage('answer', String(name), answer, { id, answer });
    receive(message, give, () => undefined);
    return Promise.resolve(undefined);
  };

  side.arrive(() => {
    const take = options.replies === false ? noReply : reply;
    const sisterBridge = { postMessage: (message: unknown) => take(copy(message) as Message) };
    const globals = window as unknown as { webkit?: { messageHandlers?: object } };
    globals.webkit = { messageHandlers: { ...globals.webkit?.messageHandlers, sisterBridge } };
  });

  return container;
};
