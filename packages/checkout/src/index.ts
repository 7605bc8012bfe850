export type * from './contract.ts';
export { paidKey } from './contract.ts';
export { authorizeAddress, createIdentity, type Answer, type AuthorizeConfig } from './identity.ts';
export { createCheckout } from './machine/create-checkout.ts';
export { findPendingOrder, readPendings } from './pending/pending-store.ts';
export { allowedAddress } from './wallets/allowed-address.ts';
export { createLaunch } from './wallets/launch.ts';
export { clientCode, paymentMethods, type PaymentMethods } from './wallets/payment-methods.ts';
