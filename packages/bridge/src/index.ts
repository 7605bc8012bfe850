export { connectBridge, isAppThere } from './connect.ts';
export * from './contract.ts';
export * from './environment-checks.ts';
export * from './environment.ts';
export type { ConnectedBridge } from './native-bridge.ts';
export { readUser } from './native-user.ts';
