export type * from './contract.ts';
export { createPurchase } from './machine/create-purchase.ts';
export { findPendingOrder, readPending } from './pending/pending-store.ts';
export type * from './result/contract.ts';
export { createResult } from './result/create-result.ts';
export { browserDoors, type WalletWindow } from './wallets/browser-doors.ts';
export { createLaunch } from './wallets/create-launch.ts';
export type * from './wallets/doors.ts';
export { clientCode, paymentWays, type PaymentWays } from './wallets/ways.ts';
