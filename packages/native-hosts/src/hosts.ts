import { installCapacitor } from './capacitor.ts';
import { installDsBridgeHost } from './ds-bridge.ts';
import { installFlutter } from './flutter.ts';
import type { HostOptions, HostVariant, NativeHost } from './host-options.ts';
import { installJavaAndroid } from './java-android.ts';
import { installJsBridgeAndroidHost } from './js-bridge-android.ts';
import { installNativeApp, type InstallContainer } from './native-side.ts';
import { installReactNative } from './react-native.ts';
import { installWebkitIos } from './webkit-ios.ts';
import { installWvjbIosHost } from './wvjb-ios.ts';

/** A fake native app: a protocol as one kind of app speaks it. */
export interface NativeHostEntry {
  id: string;
  /** For tables and test names, English. */
  name: string;
  /** As `NativeBridge.protocol` says it. */
  protocol: string;
  platform: 'ios' | 'android';
  install: Install;
  /** The same as the text of a function, to be put before a page's scripts: it uses nothing from outside of itself. */
  text: string;
  variant: HostVariant;
}

type Install = (window: Window & typeof globalThis, options: HostOptions) => NativeHost;

const alone = (install: Install) => ({ install, text: install.toString() });

const inContainer = (container: InstallContainer) => ({
  install: ((window, options) => installNativeApp(window, options, container)) satisfies Install,
  text: `function (window, options) { return (${installNativeApp.toString()})(window, options, ${container.toString()}); }`,
});

/** Every fake native app there is. Suites and the workbench run over this list. */
export const nativeHosts = [
  {
    id: 'wvjb-ios',
    name: 'WebViewJavascriptBridge, iOS',
    protocol: 'wvjb',
    platform: 'ios',
    ...alone(installWvjbIosHost),
    variant: {},
  },
  {
    id: 'jsbridge-1.0.4',
    name: 'JsBridge 1.0.4, Android',
    protocol: 'jsbridge',
    platform: 'android',
    ...alone(installJsBridgeAndroidHost),
    variant: { version: '1.0.4' },
  },
  {
    id: 'jsbridge-newest',
    name: 'JsBridge, newest, Android',
    protocol: 'jsbridge',
    platform: 'android',
    ...alone(installJsBridgeAndroidHost),
    variant: { version: 'newest' },
  },
  {
    id: 'jsbridge-at-once',
    name: 'JsBridge, newest, answering at once, Android',
    protocol: 'jsbridge',
    platform: 'android',
    ...alone(installJsBridgeAndroidHost),
    variant: { version: 'newest', answersAtOnce: true },
  },
  {
    id: 'dsbridge-android',
    name: 'DSBridge, Android',
    protocol: 'dsbridge',
    platform: 'android',
    ...alone(installDsBridgeHost),
    variant: { platform: 'android' },
  },
  {
    id: 'dsbridge-ios',
    name: 'DSBridge, iOS',
    protocol: 'dsbridge',
    platform: 'ios',
    ...alone(installDsBridgeHost),
    variant: { platform: 'ios' },
  },
  {
    id: 'webkit-reply',
    name: 'WebKit message handler with reply, iOS',
    protocol: 'webkit',
    platform: 'ios',
    ...inContainer(installWebkitIos),
    variant: { replies: true },
  },
  {
    id: 'webkit-plain',
    name: 'WebKit message handler without reply, iOS',
    protocol: 'webkit',
    platform: 'ios',
    ...inContainer(installWebkitIos),
    variant: { replies: false },
  },
  {
    id: 'java',
    name: 'Java object, Android',
    protocol: 'java',
    platform: 'android',
    ...inContainer(installJavaAndroid),
    variant: {},
  },
  {
    id: 'capacitor-android',
    name: 'Capacitor, Android',
    protocol: 'capacitor',
    platform: 'android',
    ...inContainer(installCapacitor),
    variant: { platform: 'android' },
  },
  {
    id: 'capacitor-android-old',
    name: 'Capacitor in an old web view, Android',
    protocol: 'capacitor',
    platform: 'android',
    ...inContainer(installCapacitor),
    variant: { platform: 'android', isOldWebView: true },
  },
  {
    id: 'capacitor-ios',
    name: 'Capacitor, iOS',
    protocol: 'capacitor',
    platform: 'ios',
    ...inContainer(installCapacitor),
    variant: { platform: 'ios' },
  },
  {
    id: 'react-native-android',
    name: 'react-native-webview, Android',
    protocol: 'react_native',
    platform: 'android',
    ...inContainer(installReactNative),
    variant: { platform: 'android' },
  },
  {
    id: 'react-native-ios',
    name: 'react-native-webview, iOS',
    protocol: 'react_native',
    platform: 'ios',
    ...inContainer(installReactNative),
    variant: { platform: 'ios' },
  },
  {
    id: 'flutter-android',
    name: 'flutter_inappwebview',
    protocol: 'flutter',
    platform: 'android',
    ...inContainer(installFlutter),
    variant: {},
  },
] as const satisfies readonly NativeHostEntry[];

export type NativeHostId = (typeof nativeHosts)[number]['id'];
