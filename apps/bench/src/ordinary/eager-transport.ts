/** The http library in the first file, in the place of the shell's `late-transport.ts`. */
export { kyTransport as lateTransport } from '@vip/api/ky-transport';
