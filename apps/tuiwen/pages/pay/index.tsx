export { default } from './buy-membership-page.tsx';
