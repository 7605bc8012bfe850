export * from './clock.ts';
export { agoText, dayText, runsUntil } from './date.ts';
export * from './package-view.ts';
export * from './price.ts';
