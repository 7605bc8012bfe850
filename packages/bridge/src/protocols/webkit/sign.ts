import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';
import { sisterHandler } from './handler.ts';

/** WKScriptMessageHandler, iOS, with reply (iOS 14) and without. */
export const webkit: Protocol = {
  name: 'webkit',
  isThere: (window) => hasMethod(() => sisterHandler(window), 'postMessage'),
  load: () => import('./channel.ts'),
};
