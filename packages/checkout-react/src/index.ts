export type * from './contract.ts';
export { chosenBefore } from './chosen-package.ts';
export { activityBackend } from './activity-backend.ts';
export { centerBackend } from './center-backend.ts';
export { defineBrand, mainBackend, ownBackend, type BrandIdentity } from './define-brand.ts';
export { useBroadcastLine, type BroadcastLine } from './use-broadcast-line.ts';
export { useEdition } from './use-edition.ts';
export { useRefresh } from './use-refresh.ts';
export { placeholderPackageList, placeholderPage } from './placeholder.ts';
export { createPageVisibility } from './page-visibility.ts';
export { useGoodsPurchase } from './use-goods-purchase.ts';
export {
  narrowPackageList,
  preselected,
  usePackageList,
  usePurchase,
  usePurchasePage,
} from './use-purchase-page.ts';
export { useResult } from './use-result.ts';
export { useServerClock, type ServerClockOptions } from './use-server-clock.ts';
export { useSmsLogin } from './use-sms-login.ts';
export { payTypeName } from './pay-choices.ts';
export { typedPhone } from './typed-phone.ts';
export { isUnfilled } from './result-path.ts';
export { agreementsOf, saleResultSetup, saleSetup, soldApp, type Sale, type Seller } from './seller.ts';
export { allowedPicture } from './view/allowed-picture.ts';
export { beneficiaryText } from './view/beneficiary-text.ts';
export { dayText, runsUntil } from './view/date.ts';
export { isPackageHeld, isLater, isPurchaseOf } from './view/held-order.ts';
export { memberState, withoutText, type MemberState } from './view/member-state.ts';
export { heldText, noticeText, paidElsewhere, pendingText } from './view/notice-text.ts';
export * from './view/price.ts';
export { supportAddress } from './view/support-address.ts';
export * from './view/time.ts';
