/** The http library in the first file, in the place of the shell's `lazy-transport.ts`. */
export { kyTransport as lazyTransport } from '@vip/api/ky-transport';
