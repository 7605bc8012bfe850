export { AgreementLinks } from './agreement-links.tsx';
export { PaymentDialogs } from './cashier/payment-dialogs.tsx';
export { ReturnDialog } from './cashier/return-dialog.tsx';
export { ConsentRow } from './consent/consent-row.tsx';
export { ConsentActs, ConsentSheet } from './consent/consent-sheet.tsx';
export { Foot } from './foot/foot.tsx';
export { LoginForm } from './login/login-form.tsx';
export { NoticeStrip, type NoticePage, type NoticeStripProps } from './notices/notice-strip.tsx';
export { MissingWallet, NoPaymentMethodNote } from './notices/no-payment-method.tsx';
export { PendingStrip, type PendingStripProps } from './notices/pending-strip.tsx';
export { PayBar } from './pay-bar/pay-bar.tsx';
export { PayButton, type PayButtonProps } from './pay-bar/pay-button.tsx';
export { Price, WasPrice } from './price/price.tsx';
export { PaymentQuestions } from './questions/questions.tsx';
export { RequestError } from './request-error.tsx';
export { LazyReturnDialog } from './result/lazy-return-dialog.tsx';
export { OrderFacts, placeholderOrder } from './result/order-facts.tsx';
export { ResultActions } from './result/result-actions.tsx';
export { PurchaseScreen, type PurchaseScreenProps } from './screen/purchase-screen.tsx';
export { ThemedPage } from './themed-page.tsx';
export { WalletMark } from './wallet-marks/wallet-marks.tsx';
export {
  PurchaseLayout,
  type BuyBarProps,
  type PackageSectionsProps,
  type PurchaseViewProps,
} from './screen/purchase-layout.tsx';
