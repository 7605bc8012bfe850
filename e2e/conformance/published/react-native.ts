import { createAnswers, type PublishedApp } from './published-app.ts';
import { publishedScript } from './published-text.ts';
import { javaObject, messageHandlers, messageListenerObject } from './web-view.ts';

const OBJECT = 'ReactNativeWebView';
const HISTORY = 'ReactNativeHistoryShim';

const KOTLIN =
  'react-native-webview/android/src/main/java/com/reactnativecommunity/webview/RNCWebViewManager.kt';
const JAVA = 'react-native-webview/android/src/main/java/com/reactnativecommunity/webview/RNCWebView.java';
const OLD_JAVA =
  'react-native-webview-11/android/src/main/java/com/reactnativecommunity/webview/RNCWebViewManager.java';
const OBJECTIVE_C = 'react-native-webview/apple/RNCWebViewImpl.m';
const OLD_OBJECTIVE_C = 'react-native-webview-11/apple/RNCWebView.m';

/** Expressions between the literals. */
const EVENT = 'eventInitDict.toString()';
const NO_OBJECT = '(injectedJavaScriptObject == null ? null : ("`" + injectedJavaScriptObject + "`"))';

interface Version {
  id: string;
  platform: 'ios' | 'android';
  /** What the web view itself has. */
  objects: string;
  /** Scripts at document start. */
  scripts: readonly string[];
  /** The script of `webview.postMessage(text)`. */
  postMessage(text: string): string;
}

function reactNativeApp({ id, platform, objects, scripts, postMessage }: Version): PublishedApp {
  return {
    id,
    platform,
    run(_page, webView, side) {
      const answers = createAnswers();
      const send = (message: object) => webView.evaluate(postMessage(JSON.stringify(message)));
      // `onMessage` of the app's React code.
      webView.onMessage((text, object) => {
        if (object !== OBJECT) return;
        const message = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
        if (typeof message['call'] === 'string') {
          answers.arrive(message);
          return;
        }
        const answer = side.answer(String(message['name']), message['data']);
        if (answer !== undefined) void send({ id: message['id'], answer });
      });
      return {
        async prepare(isEarly) {
          if (isEarly) for (const script of [objects, ...scripts]) await webView.atDocumentStart(script);
        },
        inject: () => webView.evaluate([objects, ...scripts].join('\n')),
        async callPage(name, data) {
          const { call, answer } = answers.expect();
          await send({ call, name, data });
          return answer;
        },
      };
    },
  };
}

const eventOf = (text: string): string => JSON.stringify({ data: text });

const ios: Version = {
  id: 'react-native-webview 16.0.0, iOS',
  platform: 'ios',
  objects: messageHandlers(OBJECT, HISTORY),
  scripts: [
    publishedScript({ path: OBJECTIVE_C, opening: '@"(function(history) {', format: [HISTORY] }),
    publishedScript({
      path: OBJECTIVE_C,
      opening: '@"window.%@ = window.%@ || {};"\n      "window.%@.postMessage',
      format: [OBJECT, OBJECT, OBJECT, OBJECT],
    }),
  ],
  postMessage: (text) =>
    publishedScript({ path: OBJECTIVE_C, opening: '@"window.dispatchEvent(', format: [eventOf(text)] }),
};

/** With `injectedJavaScriptObject`, but without `onMessage` until it is injected. */
export const reactNativeWithObject: PublishedApp = {
  ...reactNativeApp(ios),
  run(page, webView, side) {
    const running = reactNativeApp(ios).run(page, webView, side);
    const object = publishedScript({
      path: OBJECTIVE_C,
      opening: '@"window.%@ = window.%@ || {};"\n      "window.%@.injectedObjectJson',
      format: [OBJECT, OBJECT, OBJECT, '{}'],
    });
    return { ...running, prepare: () => webView.atDocumentStart(object) };
  },
};

export const reactNativeApps: readonly PublishedApp[] = [
  reactNativeApp({
    id: 'react-native-webview 16.0.0, Android',
    platform: 'android',
    objects: messageListenerObject(OBJECT),
    // Of `injectJavascriptObject`.
    scripts: [
      publishedScript({
        path: JAVA,
        opening: '"(function(){',
        values: { JAVASCRIPT_INTERFACE: OBJECT, [NO_OBJECT]: 'null' },
      }),
    ],
    postMessage: (text) =>
      publishedScript({ path: KOTLIN, opening: '"(function () {"', values: { [EVENT]: eventOf(text) } }),
  }),
  reactNativeApp(ios),
  reactNativeApp({
    id: 'react-native-webview 11.26.1, Android',
    platform: 'android',
    objects: javaObject(OBJECT),
    scripts: [],
    postMessage: (text) =>
      publishedScript({ path: OLD_JAVA, opening: '"(function () {"', values: { [EVENT]: eventOf(text) } }),
  }),
  reactNativeApp({
    id: 'react-native-webview 11.26.1, iOS',
    platform: 'ios',
    objects: messageHandlers(OBJECT, HISTORY),
    scripts: [
      publishedScript({ path: OLD_OBJECTIVE_C, opening: '@"(function(history) {', format: [HISTORY] }),
      publishedScript({ path: OLD_OBJECTIVE_C, opening: '@"window.%@ = {"', format: [OBJECT, OBJECT] }),
    ],
    postMessage: (text) =>
      publishedScript({ path: OLD_OBJECTIVE_C, opening: '@"window.dispatchEvent(', format: [eventOf(text)] }),
  }),
];
