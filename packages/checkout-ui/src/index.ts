export { AgreementLinks } from './agreement-links.tsx';
export { PaymentDialogs } from './cashier/payment-dialogs.tsx';
export { ReturnDialog } from './cashier/return-dialog.tsx';
export { ConsentRow } from './consent/consent-row.tsx';
export { ConsentSheet, type ConsentSheetProps } from './consent/consent-sheet.tsx';
export { Foot } from './foot/foot.tsx';
export { LoginForm } from './login/login-form.tsx';
export { NoticeStrip, type NoticePage, type NoticeStripProps } from './notices/notice-strip.tsx';
export { MissingWallet, NoPaymentMethodNote } from './notices/no-payment-method.tsx';
export { PendingStrip, type PendingStripProps } from './notices/pending-strip.tsx';
export { PayBar } from './pay-bar/pay-bar.tsx';
export { Price, WasPrice } from './price/price.tsx';
export { PaymentQuestions } from './questions/payment-questions.tsx';
export { PurchaseScreen, type PurchaseScreenProps } from './screen/purchase-screen.tsx';
export { AlipayMark, WechatPayMark } from './wallet-marks/wallet-marks.tsx';
export {
  PurchaseLayout,
  type BuyBarProps,
  type PackageSectionsProps,
  type PurchaseViewProps,
} from './screen/purchase-layout.tsx';
