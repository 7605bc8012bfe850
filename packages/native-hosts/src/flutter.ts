import type { Answered, InstallContainer, Message } from './native-side.ts';

/** flutter_inappwebview, the same on both systems. Its object exists at once and accepts calls after its event. */
export const installFlutter: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Record<string, unknown>;
  let isListening = false;
  /** `give` evaluates the script that resolves the call. */
  const receive = (
    name: string,
    data: unknown,
    give: (answer: unknown, isLogged?: boolean) => void,
  ): void => {
    // A call before the event is lost.
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

  /** The page side of the plugin: a promise per call, resolved by the script that the app evaluates. */
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
          receive(name, data, (answer, isLogged = false) => {
            const text = `flutter_inappwebview._settle(${id},${side.literal(JSON.stringify(answer) ?? 'null')})`;
            if (isLogged) side.log('native_to_page', 'answer', name, answer, text);
            (global._settle as (id: number, answer: unknown) => void)(
              id,
              answer === undefined ? null : JSON.parse(JSON.stringify(answer)),
            );
          });
        }),
      _settle(id: number, answer: unknown) {
        const resolve = results[id];
        delete results[id];
        resolve?.(answer);
      },
    };
    globals.flutter_inappwebview = global;
  };

  const beReady = (): void => {
    isListening = true;
    const global = globals.flutter_inappwebview as Record<string, unknown>;
    // In this order: listeners of the event do not find the flag yet.
    window.dispatchEvent(new window.Event('flutterInAppWebViewPlatformReady'));
    global._platformReady = true;
  };
  inject();
  window.setTimeout(beReady, options.injectAfterMs ?? 0);

  return side.calling('value');
};
