/** Drawing the poster: fetched once the page stands. */
export { makePoster } from '../../invitation/poster/make-poster.ts';
