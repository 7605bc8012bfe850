export type * from './contract.ts';
export { useCall, type CallState } from './use-call.ts';
export { useBroadcastLine, type BroadcastLine } from './use-broadcast-line.ts';
export { useGoodsPurchase } from './use-goods-purchase.ts';
export { useOffline } from './use-offline.ts';
export { usePurchasePage } from './use-purchase-page.ts';
export { useResult } from './use-result.ts';
export { useSmsLogin } from './use-sms-login.ts';
export * from './view/index.ts';
