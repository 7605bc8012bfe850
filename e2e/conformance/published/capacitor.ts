import type { Page } from '@playwright/test';
import { createAnswers, type PublishedApp } from './published-app.ts';
import { publishedFile } from './published-text.ts';
import { javaObject, messageHandlers, messageListenerObject } from './web-view.ts';

/** The plugin of a sister app (packages/bridge/docs/message-format.md). */
const PLUGIN = 'SisterBridge';
const METHODS = ['getUserInfo', 'unlogin', 'setTitle', 'pay', 'answer'];

/** A call of a plugin's method, as the container's native code reads it. */
interface PluginCall {
  type?: string;
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Readonly<Record<string, unknown>>;
}

/** Settings of the app in `capacitor.config`. */
interface Settings {
  /** Logs each call, and replaces `window.onerror`. */
  isDebug: boolean;
  /** The container takes over `document.cookie`, `fetch` and XMLHttpRequest, for other origins than the page's. */
  isHttpNative: boolean;
}

/**
 * What `JSExport` and `Bridge` of the container generate before its script. Its own server is the page's on Android
 * (Bridge.java of @capacitor/android), but on iOS always that of the files in the app (CAPInstanceConfiguration.m of
 * @capacitor/ios).
 */
const globalScript = ({ isDebug }: Settings, platform: Version['platform']): string =>
  `window.Capacitor = { DEBUG: ${isDebug}, isLoggingEnabled: ${isDebug}, Plugins: {} };
window.WEBVIEW_SERVER_URL = ${platform === 'ios' ? "'capacitor://localhost'" : 'location.origin'};`;

/** And after it, for a plugin. */
const PLUGIN_SCRIPT = `
(function(w) {
  var a = (w.Capacitor = w.Capacitor || {});
  var p = (a.Plugins = a.Plugins || {});
  var t = (p['${PLUGIN}'] = {});
  t.addListener = function(eventName, callback) {
    return w.Capacitor.addListener('${PLUGIN}', eventName, callback);
  };
  ${METHODS.map((name) => `t['${name}'] = function(_options) { return w.Capacitor.nativePromise('${PLUGIN}', '${name}', _options); };`).join('\n  ')}
})(window);
window.Capacitor.PluginHeaders = [${JSON.stringify({ name: PLUGIN, methods: METHODS.map((name) => ({ name, rtype: 'promise' })) })}];`;

/** Java objects of the plugins that take over cookies and requests. */
const HTTP_OBJECTS = `
window.CapacitorHttpAndroidInterface = { isEnabled: () => true };
window.CapacitorCookiesAndroidInterface = { isEnabled: () => true, setCookie: () => undefined };`;

/** How a version of the container sends a result to the page. */
const sendResult = {
  messageListener: (json: string) =>
    `androidBridge.onmessage(new MessageEvent('message', { data: ${JSON.stringify(json)} }))`,
  script: (json: string) => `window.Capacitor.fromNative(${json})`,
} as const;

interface Version {
  id: string;
  platform: 'ios' | 'android';
  /** The container's script. */
  file: string;
  /** What the web view itself has. */
  objects: string;
  results: keyof typeof sendResult;
}

/**
 * The script asks WKWebView for the app's settings by prompts, and for cookies if it took them over. Any other prompt would be
 * shown to the user. `WebViewDelegationHandler.swift` of @capacitor/ios.
 */
function answerPrompts(page: Page, { isHttpNative }: Settings): void {
  page.on('dialog', (dialog) => {
    const { type } = JSON.parse(dialog.message()) as { type?: string };
    const answers: Readonly<Record<string, string>> = {
      'CapacitorCookies.isEnabled': String(isHttpNative),
      CapacitorHttp: String(isHttpNative),
      ...(isHttpNative && { 'CapacitorCookies.get': '', 'CapacitorCookies.set': '' }),
    };
    const answer = answers[type ?? ''];
    if (dialog.type() !== 'prompt' || answer === undefined) throw new Error(`shown: ${dialog.message()}`);
    void dialog.accept(answer);
  });
}

/** A page with the scripts in it, as `JSInjector.java` serves it to web views without document-start scripts. */
export const withScripts = (html: string, { scripts }: CapacitorApp): string => {
  if (!html.includes('<head>')) throw new Error('the page has no <head> that the container finds');
  return html.replace(
    '<head>',
    () => `<head>\n<script type="text/javascript">${scripts.join('\n\n')}</script>\n`,
  );
};

interface CapacitorApp extends PublishedApp {
  /** The container's script with what it generates around it. */
  scripts: readonly string[];
}

export function capacitorApp(
  { id, platform, file, objects, results }: Version,
  settings: Settings = { isDebug: false, isHttpNative: false },
): CapacitorApp {
  const scripts = [globalScript(settings, platform), publishedFile(file), PLUGIN_SCRIPT];
  return {
    id,
    platform,
    scripts,
    run(page, webView, side) {
      const listeners: { eventName: unknown; call: PluginCall }[] = [];
      const answers = createAnswers();
      const send = ({ callbackId, pluginId, methodName }: PluginCall, result: object) =>
        webView.evaluate(
          sendResult[results](JSON.stringify({ save: false, callbackId, pluginId, methodName, ...result })),
        );
      const receive = (call: PluginCall): void => {
        const { callbackId, pluginId, methodName, options } = call;
        // The console's calls of an app with logs want no answer, like all with this id.
        if (callbackId === '-1') return;
        if (methodName === 'addListener') listeners.push({ eventName: options['eventName'], call });
        else if (pluginId !== PLUGIN) void send(call, { success: false, error: { code: 'UNIMPLEMENTED' } });
        else {
          if (methodName === 'answer') answers.arrive(options);
          const answer = methodName === 'answer' ? undefined : side.answer(methodName, options);
          // A method of the plugin ends each call with `resolve`.
          void send(call, { success: true, data: answer === undefined ? {} : { answer } });
        }
      };
      webView.onMessage((message, object) => {
        const call = (typeof message === 'string' ? JSON.parse(message) : message) as PluginCall;
        // WKWebView's handler drops what has no type, Android's takes it for a call. Others are errors, for the log.
        if (call.type === 'message' || (object === 'androidBridge' && call.type === undefined)) receive(call);
      });
      return {
        async prepare(isEarly) {
          if (platform === 'ios') answerPrompts(page, settings);
          await webView.atDocumentStart(objects);
          if (settings.isHttpNative && platform === 'android') await webView.atDocumentStart(HTTP_OBJECTS);
          // On iOS each is a user script of its own.
          if (isEarly) for (const script of scripts) await webView.atDocumentStart(script);
        },
        inject: () => webView.evaluate(`${scripts.join('\n\n')}\nundefined`),
        async callPage(name, data) {
          const { call, answer } = answers.expect();
          for (const listener of listeners)
            if (listener.eventName === name)
              await send(listener.call, { save: true, success: true, data: { call, data } });
          return answer;
        },
      };
    },
  };
}

/** The versions of the suite. */
export const versions = {
  android8: {
    id: 'Capacitor 8.5.2, Android',
    platform: 'android',
    file: '@capacitor/android/capacitor/src/main/assets/native-bridge.js',
    objects: messageListenerObject('androidBridge'),
    results: 'messageListener',
  },
  ios8: {
    id: 'Capacitor 8.5.2, iOS',
    platform: 'ios',
    file: '@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
    objects: messageHandlers('bridge'),
    results: 'script',
  },
  android3: {
    id: 'Capacitor 3.9.0, Android',
    platform: 'android',
    file: 'capacitor-android-3/capacitor/src/main/assets/native-bridge.js',
    objects: javaObject('androidBridge'),
    results: 'script',
  },
  ios2: {
    id: 'Capacitor 2.5.0, iOS',
    platform: 'ios',
    file: 'capacitor-core-2/native-bridge.js',
    objects: messageHandlers('bridge'),
    results: 'script',
  },
} as const satisfies Readonly<Record<string, Version>>;

export const capacitorApps: readonly PublishedApp[] = Object.values(versions).map((version) =>
  capacitorApp(version),
);
