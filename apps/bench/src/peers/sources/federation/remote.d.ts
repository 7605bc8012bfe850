declare module 'pay/page' {
  export { default } from './page.tsx';
}
