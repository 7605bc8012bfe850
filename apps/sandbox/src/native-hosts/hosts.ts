import { installDsBridgeHost } from './ds-bridge.ts';
import type { HostOptions, HostVariant, NativeHost } from './host-options.ts';
import { installJsBridgeAndroidHost } from './js-bridge-android.ts';
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
] as const satisfies readonly NativeHostEntry[];

export type NativeHostId = (typeof nativeHosts)[number]['id'];
