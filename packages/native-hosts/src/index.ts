export { environments } from './environments.ts';
export type { HostOptions, HostVariant, NativeHost, PayWord, TrafficEntry } from './host-options.ts';
export { nativeHosts, type NativeHostEntry, type NativeHostId } from './hosts.ts';
export type { SandboxEnvironment } from './native-apps.ts';
