export * from './date.ts';
export * from './package-view.ts';
export * from './price.ts';
