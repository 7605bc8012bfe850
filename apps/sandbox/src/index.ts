export { createSandbox, type Sandbox } from './sandbox.ts';
export { LIST_PRICES } from './catalogue/catalogue.ts';
export type { SetPrice } from './catalogue/offer.ts';
export { hasWalletPay, installWalletHost } from './environment/wallet-host.ts';
export { createFaultList } from './faults/fault-list.ts';
export type { FaultInput } from './faults/fault.ts';
