import type { InstallContainer, Message } from './native-side.ts';

type TextMethod = (this: unknown, json: unknown, id: unknown) => string;

/**
 * An object of text methods that an Android app puts into the page (`addJavascriptInterface`). Handlers that know their
 * answer return it.
 */
export const installJavaAndroid: InstallContainer = (window, options, side) => {
  const asText = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

  const container = side.calling('text');
  /** No prototype; only methods with two arguments, which must be called on it. */
  const sisterBridge = Object.create(null) as Record<string, TextMethod>;
  const method = (run: (data: unknown, id: unknown) => string): TextMethod =>
    function (json, id) {
      if (this !== sisterBridge) throw new TypeError('not a method of the injected object');
      if (arguments.length !== 2) throw new TypeError('no such method');
      try {
        return run(JSON.parse(String(json)) as unknown, id);
      } catch {
        throw new Error('a Java exception was raised');
      }
    };

  sisterBridge.answer = method((message) => {
    side.answeredByPage(message as Message, `answer(${JSON.stringify(message)})`);
    return '';
  });
  for (const name of Object.keys(side.handlers)) {
    sisterBridge[name] = method((data, id) => {
      side.log('page_to_native', 'call', name, data, `${name}(${JSON.stringify(data)}, ${String(id)})`);
      const value = side.handlers[name]!(data);
      const isLater =
        Boolean(options.delayMs) || typeof (value as { then?: unknown } | null)?.then === 'function';
      if (side.isSilent()) return '';
      if (isLater) {
        side.answerLater(value, (answer) => container.toPage('answer', name, answer, { id, answer }));
        return '';
      }
      const text = asText(side.toAnswer(value));
      side.log('native_to_page', 'answer', name, text, text);
      if (side.isDoubled())
        window.setTimeout(() => container.toPage('answer', name, text, { id, answer: text }), 0);
      return text;
    });
  }

  side.arrive(() => {
    (window as unknown as Record<string, unknown>).sisterBridge = sisterBridge;
  });

  return container;
};
