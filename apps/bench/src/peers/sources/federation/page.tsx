export { PayPage as default } from '../react/pay-page.tsx';
