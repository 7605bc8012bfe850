export { installDsBridgeHost } from './ds-bridge.ts';
export { environments, type SandboxEnvironment } from './environments.ts';
export type { HostOptions, HostVariant, NativeHost, PayWord, TrafficEntry } from './host-options.ts';
export { nativeHosts, type NativeHostEntry, type NativeHostId } from './hosts.ts';
export { installJsBridgeAndroidHost } from './js-bridge-android.ts';
export { installWvjbIosHost } from './wvjb-ios.ts';
