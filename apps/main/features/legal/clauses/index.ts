import { appClauses } from '../texts/app-clauses.ts';
import accountLines from './account-lines.md';
import appleRules from './apple-rules.md';
import changes from './changes.md';
import changesWeb from './changes-web.md';
import collectLead from './collect-lead.md';
import contact from './contact.md';
import contactWeb from './contact-web.md';
import deviceLines from './device-lines.md';
import disputes from './disputes.md';
import membershipOpen from './membership-open.md';
import membershipPay from './membership-pay.md';
import membershipPayAndroid from './membership-pay-android.md';
import membershipPayApple from './membership-pay-apple.md';
import membershipRules from './membership-rules.md';
import minorsPayments from './minors-payments.md';
import orderLines from './order-lines.md';
import privacyAccount from './privacy-account.md';
import privacyAccountAndroid from './privacy-account-android.md';
import privacyAccountIos from './privacy-account-ios.md';
import privacyAi from './privacy-ai.md';
import privacyChanges from './privacy-changes.md';
import privacyChangesWeb from './privacy-changes-web.md';
import privacyCollectWeb from './privacy-collect-web.md';
import privacyContact from './privacy-contact.md';
import privacyContactWeb from './privacy-contact-web.md';
import privacyDevice from './privacy-device.md';
import privacyDeviceAndroid from './privacy-device-android.md';
import privacyDeviceIos from './privacy-device-ios.md';
import privacyDeviceWeb from './privacy-device-web.md';
import privacyIntro from './privacy-intro.md';
import privacyIntroWeb from './privacy-intro-web.md';
import privacyMinors from './privacy-minors.md';
import privacyMinorsLearning from './privacy-minors-learning.md';
import privacyMinorsWeb from './privacy-minors-web.md';
import privacyOrders from './privacy-orders.md';
import privacyOrdersAndroid from './privacy-orders-android.md';
import privacyOrdersIos from './privacy-orders-ios.md';
import privacyPermissions from './privacy-permissions.md';
import privacyRetention from './privacy-retention.md';
import privacyRights from './privacy-rights.md';
import privacyRightsWeb from './privacy-rights-web.md';
import privacySdks from './privacy-sdks.md';
import privacySecurity from './privacy-security.md';
import privacySharedAccount from './privacy-shared-account.md';
import privacySharing from './privacy-sharing.md';
import privacyStorageWeb from './privacy-storage-web.md';
import privacyThirdWeb from './privacy-third-web.md';
import privacyUse from './privacy-use.md';
import privacyUseWeb from './privacy-use-web.md';
import refunds from './refunds.md';
import refundsApple from './refunds-apple.md';
import renewalApple from './renewal-apple.md';
import renewalCancel from './renewal-cancel.md';
import renewalCancelApple from './renewal-cancel-apple.md';
import renewalCancelEnd from './renewal-cancel-end.md';
import renewalCharge from './renewal-charge.md';
import renewalChargeAndroid from './renewal-charge-android.md';
import renewalIntro from './renewal-intro.md';
import renewalNotice from './renewal-notice.md';
import renewalPrice from './renewal-price.md';
import renewalPriceChange from './renewal-price-change.md';
import renewalRefunds from './renewal-refunds.md';
import renewalRefundsAndroid from './renewal-refunds-android.md';
import renewalShort from './renewal-short.md';
import renewalShortAndroid from './renewal-short-android.md';
import userAccount from './user-account.md';
import userAccountWeb from './user-account-web.md';
import userAi from './user-ai.md';
import userCampaignsWeb from './user-campaigns-web.md';
import userConduct from './user-conduct.md';
import userConductWeb from './user-conduct-web.md';
import userContent from './user-content.md';
import userEnding from './user-ending.md';
import userEndingWeb from './user-ending-web.md';
import userGoodsWeb from './user-goods-web.md';
import userIntro from './user-intro.md';
import userIntroWeb from './user-intro-web.md';
import userLiability from './user-liability.md';
import userMinors from './user-minors.md';
import userOrdersWeb from './user-orders-web.md';
import userPaid from './user-paid.md';
import userPaidVip from './user-paid-vip.md';
import userRights from './user-rights.md';
import vipIntro from './vip-intro.md';
import vipRenewal from './vip-renewal.md';

/** All clauses by name: the shared ones and those of each app. */
export const clauses: Readonly<Record<string, string>> = {
  ...appClauses,
  'account-lines': accountLines,
  'apple-rules': appleRules,
  changes,
  'changes-web': changesWeb,
  'collect-lead': collectLead,
  contact,
  'contact-web': contactWeb,
  'device-lines': deviceLines,
  disputes,
  'membership-open': membershipOpen,
  'membership-pay': membershipPay,
  'membership-pay-android': membershipPayAndroid,
  'membership-pay-apple': membershipPayApple,
  'membership-rules': membershipRules,
  'minors-payments': minorsPayments,
  'order-lines': orderLines,
  'privacy-account': privacyAccount,
  'privacy-account-android': privacyAccountAndroid,
  'privacy-account-ios': privacyAccountIos,
  'privacy-ai': privacyAi,
  'privacy-changes': privacyChanges,
  'privacy-changes-web': privacyChangesWeb,
  'privacy-collect-web': privacyCollectWeb,
  'privacy-contact': privacyContact,
  'privacy-contact-web': privacyContactWeb,
  'privacy-device': privacyDevice,
  'privacy-device-android': privacyDeviceAndroid,
  'privacy-device-ios': privacyDeviceIos,
  'privacy-device-web': privacyDeviceWeb,
  'privacy-intro': privacyIntro,
  'privacy-intro-web': privacyIntroWeb,
  'privacy-minors': privacyMinors,
  'privacy-minors-learning': privacyMinorsLearning,
  'privacy-minors-web': privacyMinorsWeb,
  'privacy-orders': privacyOrders,
  'privacy-orders-android': privacyOrdersAndroid,
  'privacy-orders-ios': privacyOrdersIos,
  'privacy-permissions': privacyPermissions,
  'privacy-retention': privacyRetention,
  'privacy-rights': privacyRights,
  'privacy-rights-web': privacyRightsWeb,
  'privacy-sdks': privacySdks,
  'privacy-security': privacySecurity,
  'privacy-shared-account': privacySharedAccount,
  'privacy-sharing': privacySharing,
  'privacy-storage-web': privacyStorageWeb,
  'privacy-third-web': privacyThirdWeb,
  'privacy-use': privacyUse,
  'privacy-use-web': privacyUseWeb,
  refunds,
  'refunds-apple': refundsApple,
  'renewal-apple': renewalApple,
  'renewal-cancel': renewalCancel,
  'renewal-cancel-apple': renewalCancelApple,
  'renewal-cancel-end': renewalCancelEnd,
  'renewal-charge': renewalCharge,
  'renewal-charge-android': renewalChargeAndroid,
  'renewal-intro': renewalIntro,
  'renewal-notice': renewalNotice,
  'renewal-price': renewalPrice,
  'renewal-price-change': renewalPriceChange,
  'renewal-refunds': renewalRefunds,
  'renewal-refunds-android': renewalRefundsAndroid,
  'renewal-short': renewalShort,
  'renewal-short-android': renewalShortAndroid,
  'user-account': userAccount,
  'user-account-web': userAccountWeb,
  'user-ai': userAi,
  'user-campaigns-web': userCampaignsWeb,
  'user-conduct': userConduct,
  'user-conduct-web': userConductWeb,
  'user-content': userContent,
  'user-ending': userEnding,
  'user-ending-web': userEndingWeb,
  'user-goods-web': userGoodsWeb,
  'user-intro': userIntro,
  'user-intro-web': userIntroWeb,
  'user-liability': userLiability,
  'user-minors': userMinors,
  'user-orders-web': userOrdersWeb,
  'user-paid': userPaid,
  'user-paid-vip': userPaidVip,
  'user-rights': userRights,
  'vip-intro': vipIntro,
  'vip-renewal': vipRenewal,
};
