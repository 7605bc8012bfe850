export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export type { Addresses, FindAddresses } from './addresses.ts';
export { SEEDED_ACCOUNT, SEEDED_PASSWORD } from './seed.ts';
export { isMatch } from './faults/fault.ts';
