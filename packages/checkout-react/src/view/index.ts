export { payTypeName } from '../pay-choices.ts';
export { allowedPicture } from './allowed-picture.ts';
export { beneficiaryText } from './beneficiary-text.ts';
export * from './date.ts';
export { noticeText, pendingText, type PendingText } from './notice-text.ts';
export * from './price.ts';
