export { connectBridge } from './connect.ts';
export * from './contract.ts';
export * from './environment-checks.ts';
export * from './environment.ts';
export { parseHandOver } from './hand-over.ts';
