/** Drawing the poster: fetched once the page stands. */
export { makePoster } from './poster/make-poster.ts';
