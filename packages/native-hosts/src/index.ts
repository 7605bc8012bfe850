export { installDsBridgeHost } from './ds-bridge.ts';
export { environments } from './environments.ts';
export type { HostOptions, HostVariant, NativeHost, PayWord, TrafficEntry } from './host-options.ts';
export { nativeHosts, type NativeHostEntry, type NativeHostId } from './hosts.ts';
export { installJsBridgeAndroidHost } from './js-bridge-android.ts';
export type { SandboxEnvironment } from './sandbox-environment.ts';
export { installWvjbIosHost } from './wvjb-ios.ts';
