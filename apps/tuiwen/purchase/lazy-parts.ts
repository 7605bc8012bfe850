/** What the first sight of a page that sells does not need: one file, fetched as soon as the page stands. */
export * from '@vip/checkout-ui/lazy-parts';
export { Trouble } from './trouble.tsx';
