/**
 * Drawings of the icon set: path data on a 24 grid. A file each, because a bundler keeps or leaves out whole files: so
 * a page carries the shapes that it shows, not those of the brand's other pages.
 */
export { arrowDownShape } from './arrow-down.ts';
export { barsShape } from './bars.ts';
export { bookShape } from './book.ts';
export { bulbShape } from './bulb.ts';
export { cardShape } from './card.ts';
export { chatShape } from './chat.ts';
export { checkShape } from './check.ts';
export { clockShape } from './clock.ts';
export { closeShape } from './close.ts';
export { cloudShape } from './cloud.ts';
export { copyShape } from './copy.ts';
export { downShape } from './down.ts';
export { externalShape } from './external.ts';
export { giftShape } from './gift.ts';
export { globeShape } from './globe.ts';
export { gridShape } from './grid.ts';
export { headsetShape } from './headset.ts';
export { heartShape } from './heart.ts';
export { hornShape } from './horn.ts';
export { imageShape } from './image.ts';
export { leftShape } from './left.ts';
export { listShape } from './list.ts';
export { loopShape } from './loop.ts';
export { moonShape } from './moon.ts';
export { pauseShape } from './pause.ts';
export { penShape } from './pen.ts';
export { pinShape } from './pin.ts';
export { playShape } from './play.ts';
export { plusShape } from './plus.ts';
export { resetShape } from './reset.ts';
export { rightShape } from './right.ts';
export { scanShape } from './scan.ts';
export { searchShape } from './search.ts';
export { sendShape } from './send.ts';
export { starShape } from './star.ts';
export { toneShape } from './tone.ts';
export { truckShape } from './truck.ts';
export { warnShape } from './warn.ts';
