export { default } from './show-result-page.tsx';
