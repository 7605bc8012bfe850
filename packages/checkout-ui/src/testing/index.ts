/** For tests only: conformance suites of brands, purchase pages and result pages, and the frame that a page is tested in. */
export { describeBrand, type BrandSuite } from './describe-brand.ts';
export { describePurchasePage, type PurchasePageSuite } from './describe-purchase-page.tsx';
export { describeResultPage, paidOrder, type ResultPageSuite } from './describe-result-page.tsx';
export { frame, withoutWindow } from './frame.tsx';
