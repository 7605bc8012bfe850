import { installCapacitor } from './capacitor.ts';
import { installDsBridge } from './ds-bridge.ts';
import { installFlutter } from './flutter.ts';
import type { HostOptions, HostVariant, NativeHost } from './host-options.ts';
import { installJavaAndroid } from './java-android.ts';
import { installJsBridgeAndroid } from './js-bridge-android.ts';
import { installNativeApp, type InstallContainer } from './native-side.ts';
import { installReactNative } from './react-native.ts';
import { installWebkitIos } from './webkit-ios.ts';
import { installWvjbIos } from './wvjb-ios.ts';

/** A fake native app: a protocol as one kind of app speaks it. */
export interface NativeHostEntry {
  id: string;
  /** For tables and test names, English. */
  name: string;
  /** The value of `NativeBridge.protocol`. */
  protocol: string;
  platform: 'ios' | 'android' | 'harmony';
  install: Install;
  /** `install` as the source of a self-contained function, to be put before a page's scripts. */
  text: string;
  variant: HostVariant;
}

type Install = (window: Window & typeof globalThis, options: HostOptions) => NativeHost;

function host<Id extends string>(
  id: Id,
  name: string,
  protocol: string,
  platform: NativeHostEntry['platform'],
  container: InstallContainer,
  variant: Omit<HostVariant, 'platform'> = {},
): NativeHostEntry & { id: Id } {
  const install: Install = (window, options) => installNativeApp(window, options, container);
  const text = `function (window, options) { return (${installNativeApp.toString()})(window, options, ${container.toString()}); }`;
  return { id, name, protocol, platform, install, text, variant: { platform, ...variant } };
}

/** Every fake native app. Test suites and the workbench use this list. */
export const nativeHosts = [
  host('wvjb-ios', 'WebViewJavascriptBridge, iOS', 'wvjb', 'ios', installWvjbIos),
  host('wvjb-4.1.5', 'WebViewJavascriptBridge 4.1.5, iOS', 'jsbridge', 'ios', installWvjbIos, {
    version: '4.1.5',
  }),
  host('wvjb-5.2.0', 'WebViewJavascriptBridge 5.2.0, iOS', 'wvjb', 'ios', installWvjbIos, {
    version: '5.2.0',
  }),
  host('wvjb-lision', 'WKWebViewJavascriptBridge, iOS', 'wvjb', 'ios', installWvjbIos, {
    version: 'lision',
  }),
  host('wvjb-harmony', 'WebViewJavascriptBridge, HarmonyOS', 'wvjb', 'harmony', installWvjbIos),
  host('jsbridge-1.0.4', 'JsBridge 1.0.4, Android', 'jsbridge', 'android', installJsBridgeAndroid, {
    version: '1.0.4',
  }),
  host('jsbridge-newest', 'JsBridge, newest, Android', 'jsbridge', 'android', installJsBridgeAndroid),
  host(
    'jsbridge-at-once',
    'JsBridge, newest, answering at once, Android',
    'jsbridge',
    'android',
    installJsBridgeAndroid,
    { answersAtOnce: true },
  ),
  host('jsbridge-smallbuer', 'JsBridge, smallbuer, Android', 'jsbridge', 'android', installJsBridgeAndroid, {
    version: 'smallbuer',
  }),
  host('dsbridge-android', 'DSBridge, Android', 'dsbridge', 'android', installDsBridge),
  host('dsbridge-ios', 'DSBridge, iOS', 'dsbridge', 'ios', installDsBridge),
  host('webkit-reply', 'WebKit message handler with reply, iOS', 'webkit', 'ios', installWebkitIos),
  host('webkit-plain', 'WebKit message handler without reply, iOS', 'webkit', 'ios', installWebkitIos, {
    replies: false,
  }),
  host('java', 'Java object, Android', 'java', 'android', installJavaAndroid),
  host('capacitor-android', 'Capacitor, Android', 'capacitor', 'android', installCapacitor),
  host(
    'capacitor-android-old',
    'Capacitor in an old web view, Android',
    'capacitor',
    'android',
    installCapacitor,
    { isOldWebView: true },
  ),
  host('capacitor-ios', 'Capacitor, iOS', 'capacitor', 'ios', installCapacitor),
  host(
    'react-native-android',
    'react-native-webview, Android',
    'react_native',
    'android',
    installReactNative,
  ),
  host('react-native-ios', 'react-native-webview, iOS', 'react_native', 'ios', installReactNative),
  host('flutter-android', 'flutter_inappwebview', 'flutter', 'android', installFlutter),
];

export type NativeHostId = (typeof nativeHosts)[number]['id'];
