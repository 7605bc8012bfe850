export { environments, type SandboxEnvironment } from './environments.ts';
export type { HostOptions, JsBridgeHostOptions, NativeHost, PayWord, TrafficEntry } from './host-options.ts';
export { installJsBridgeAndroidHost } from './js-bridge-android.ts';
export { installWvjbIosHost } from './wvjb-ios.ts';
