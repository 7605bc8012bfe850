import { installCapacitorHost } from './capacitor.ts';
import { installDsBridgeHost } from './ds-bridge.ts';
import { installFlutterHost } from './flutter.ts';
import type { HostOptions, HostVariant, NativeHost } from './host-options.ts';
import { installJavaAndroidHost } from './java-android.ts';
import { installJsBridgeAndroidHost } from './js-bridge-android.ts';
import { installReactNativeHost } from './react-native.ts';
import { installWebkitIosHost } from './webkit-ios.ts';
import { installWvjbIosHost } from './wvjb-ios.ts';

/** A fake native app: a protocol as one kind of app speaks it. */
export interface NativeHostEntry {
  id: string;
  /** For tables and test names, English. */
  name: string;
  /** As `NativeBridge.protocol` says it. */
  protocol: string;
  platform: 'ios' | 'android';
  /** Self-contained: its text is put before a page's scripts. */
  install(window: Window & typeof globalThis, options: HostOptions): NativeHost;
  variant: HostVariant;
}

/** Every fake native app there is. Suites and the workbench run over this list. */
export const nativeHosts = [
  {
    id: 'wvjb-ios',
    name: 'WebViewJavascriptBridge, iOS',
    protocol: 'wvjb',
    platform: 'ios',
    install: installWvjbIosHost,
    variant: {},
  },
  {
    id: 'jsbridge-1.0.4',
    name: 'JsBridge 1.0.4, Android',
    protocol: 'jsbridge',
    platform: 'android',
    install: installJsBridgeAndroidHost,
    variant: { version: '1.0.4' },
  },
  {
    id: 'jsbridge-newest',
    name: 'JsBridge, newest, Android',
    protocol: 'jsbridge',
    platform: 'android',
    install: installJsBridgeAndroidHost,
    variant: { version: 'newest' },
  },
  {
    id: 'jsbridge-at-once',
    name: 'JsBridge, newest, answering at once, Android',
    protocol: 'jsbridge',
    platform: 'android',
    install: installJsBridgeAndroidHost,
    variant: { version: 'newest', answersAtOnce: true },
  },
  {
    id: 'dsbridge-android',
    name: 'DSBridge, Android',
    protocol: 'dsbridge',
    platform: 'android',
    install: installDsBridgeHost,
    variant: { platform: 'android' },
  },
  {
    id: 'dsbridge-ios',
    name: 'DSBridge, iOS',
    protocol: 'dsbridge',
    platform: 'ios',
    install: installDsBridgeHost,
    variant: { platform: 'ios' },
  },
  {
    id: 'webkit-reply',
    name: 'WebKit message handler with reply, iOS',
    protocol: 'webkit',
    platform: 'ios',
    install: installWebkitIosHost,
    variant: { replies: true },
  },
  {
    id: 'webkit-plain',
    name: 'WebKit message handler without reply, iOS',
    protocol: 'webkit',
    platform: 'ios',
    install: installWebkitIosHost,
    variant: { replies: false },
  },
  {
    id: 'java',
    name: 'Java object, Android',
    protocol: 'java',
    platform: 'android',
    install: installJavaAndroidHost,
    variant: {},
  },
  {
    id: 'capacitor-android',
    name: 'Capacitor, Android',
    protocol: 'capacitor',
    platform: 'android',
    install: installCapacitorHost,
    variant: { platform: 'android' },
  },
  {
    id: 'capacitor-android-old',
    name: 'Capacitor in an old web view, Android',
    protocol: 'capacitor',
    platform: 'android',
    install: installCapacitorHost,
    variant: { platform: 'android', isOldWebView: true },
  },
  {
    id: 'capacitor-ios',
    name: 'Capacitor, iOS',
    protocol: 'capacitor',
    platform: 'ios',
    install: installCapacitorHost,
    variant: { platform: 'ios' },
  },
  {
    id: 'react-native-android',
    name: 'react-native-webview, Android',
    protocol: 'react_native',
    platform: 'android',
    install: installReactNativeHost,
    variant: { platform: 'android' },
  },
  {
    id: 'react-native-ios',
    name: 'react-native-webview, iOS',
    protocol: 'react_native',
    platform: 'ios',
    install: installReactNativeHost,
    variant: { platform: 'ios' },
  },
  {
    id: 'flutter-android',
    name: 'flutter_inappwebview',
    protocol: 'flutter',
    platform: 'android',
    install: installFlutterHost,
    variant: {},
  },
] as const satisfies readonly NativeHostEntry[];

export type NativeHostId = (typeof nativeHosts)[number]['id'];
