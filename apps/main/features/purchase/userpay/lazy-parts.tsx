/** The lazy chunk of `/userpay`, loaded after the first render. */
export * from '../../../shared/purchase/shop-parts.tsx';
export { Vignettes } from './vignettes.tsx';
