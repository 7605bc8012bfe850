import type { InstallContainer, Message } from './native-side.ts';

type TextMethod = (this: unknown, json: unknown, id: unknown) => string;

/**
 * An object of text methods that an Android app puts into the page (`addJavascriptInterface`). Handlers that know their
 * answer return it.
 */
export const installJavaAndroid: InstallContainer = (window, options, side) => {
  const asText = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

  /** The script that is evaluated: the JSON in quotes. */
  const script = (json: string): string =>
    `window.sisterBridgePage&&sisterBridgePage.receive(${side.literal(JSON.stringify(json))})`;
  const toPage = (kind: 'call' | 'answer', name: string, data: unknown, message: Message): void =>
    side.run(kind, name, data, script(JSON.stringify(message)));

  /** No prototype, and nothing but methods of two arguments that want to be called on it. */
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
        side.answerLater(value, (answer) => toPage('answer', name, answer, { id, answer }));
        return '';
      }
      const text = asText(side.toAnswer(value));
      side.log('native_to_page', 'answer', name, text, text);
      if (side.isDoubled()) window.setTimeout(() => toPage('answer', name, text, { id, answer: text }), 0);
      return text;
    });
  }

  const inject = (): void => {
    (window as unknown as Record<string, unknown>).sisterBridge = sisterBridge;
  };
  side.arrive(inject);

  return {
    callPage: (call, name, data) => toPage('call', name, data, { call, name, data }),
    sendRaw: (text) => void window.eval(script(text)),
  };
};
