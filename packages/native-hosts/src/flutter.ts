import type { Answered, InstallContainer, Message } from './native-side.ts';

/**
 * flutter_inappwebview. Its object is there at once, and listens when its event was fired. It looks the same on both
 * systems.
 */
export const installFlutter: InstallContainer = (window, options, side) => {
  const script = (argument: string): string =>
    `window.sisterBridgePage&&sisterBridgePage.receive(${side.literal(argument)})`;

  const globals = window as unknown as Record<string, unknown>;
  let isListening = false;
  /** `give` evaluates the script that settles the call. */
  const receive = (name: string, data: unknown, give: (answer: unknown, isTold?: boolean) => void): void => {
    // Before it listens, nobody hears, and nobody will.
    if (!isListening) return;
    if (name === 'sisterBridgeAnswer') {
      side.answeredByPage((data ?? {}) as Message, `${name}(${JSON.stringify(data)})`);
      give(null);
      return;
    }
    side.log('page_to_native', 'call', name, data, `${name}(${JSON.stringify(data)})`);
    const handler = side.handlerOf(name);
    if (handler) side.answerLater(handler(data), (answer) => give(answer, true));
    else give(null);
  };

  /** The page side of the plugin: a promise a call, settled by the script that the app evaluates. */
  const inject = (): void => {
    let calls = 0;
    const results: Record<number, Answered> = {};
    const global: Record<string, unknown> = {
      callHandler: (name: string, ...values: unknown[]) =>
        new Promise((resolve) => {
          calls += 1;
          const id = calls;
          results[id] = resolve;
          const [data] = JSON.parse(JSON.stringify(values)) as unknown[];
          receive(name, data, (answer, isTold = false) => {
            const text = `flutter_inappwebview._settle(${id},${side.literal(JSON.stringify(answer) ?? 'null')})`;
            if (isTold) side.log('native_to_page', 'answer', name, answer, text);
            window.eval(text);
          });
        }),
      _settle(id: number, answer: unknown) {
        const settle = results[id];
        delete results[id];
        settle?.(answer);
      },
    };
    globals.flutter_inappwebview = global;
  };

  const beReady = (): void => {
    isListening = true;
    const global = globals.flutter_inappwebview as Record<string, unknown>;
    // In this order: whoever looks for the mark while the event is fired does not find it.
    window.dispatchEvent(new window.Event('flutterInAppWebViewPlatformReady'));
    global._platformReady = true;
  };
  inject();
  window.setTimeout(beReady, options.injectAfterMs ?? 0);

  return {
    callPage: (call, name, data) =>
      side.run('call', name, data, script(JSON.stringify({ call, name, data }))),
    sendRaw: (text) => void window.eval(script(JSON.stringify(text))),
  };
};
