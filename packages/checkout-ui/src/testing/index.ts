/** For tests only: the conformance suite of purchase pages. */
export { describePurchasePage, type PurchasePageSuite } from './describe-purchase-page.tsx';
