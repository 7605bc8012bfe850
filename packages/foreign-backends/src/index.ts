export type * from './control.ts';
export { startLaravel } from './laravel/laravel.ts';
export { startLitemall } from './litemall/litemall.ts';
export { startStrict } from './strict/strict.ts';
