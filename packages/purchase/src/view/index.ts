export { allowedPicture } from './allowed-picture.ts';
export * from './clock.ts';
export { agoText, dayText, runsUntil } from './date.ts';
export { noticeText } from './notice-text.ts';
export * from './package-view.ts';
export { payTypeName } from './pay-type-name.ts';
export * from './price.ts';
