/**
 * Drawings of the icon set: path data on a 24 grid. A bundler keeps or omits whole files, so shapes share a file only if
 * the same pages show all of them.
 */
export { hornShape, pauseShape, playShape } from './broadcast.ts';
export { chatShape } from './chat.ts';
export { checkShape } from './check.ts';
export { closeShape } from './close.ts';
export { copyShape } from './copy.ts';
export { downShape } from './down.ts';
export { externalShape } from './external.ts';
export * from './features.ts';
export { giftShape } from './gift.ts';
export { leftShape } from './left.ts';
export { searchShape } from './search.ts';
export { scanShape, warnShape } from './no-payment-method.ts';
export { clockShape, truckShape } from './order.ts';
export { pinShape } from './pin.ts';
export { headsetShape, resetShape } from './result.ts';
export { rightShape } from './right.ts';
export { starShape } from './star.ts';
export { arrowDownShape } from './upgrade.ts';
export { voiceShape } from './voice.ts';
