import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';
import { webkitHandler } from '../webkit-handler.ts';

/** The name under which a sister app registers its message handler. Other apps' handlers are none of ours. */
export const handlerName = 'sisterBridge';

/** WKScriptMessageHandler, iOS, with reply (iOS 14) and without. */
export const webkit: Protocol = {
  name: 'webkit',
  isThere: (window) => hasMethod(() => webkitHandler(window, handlerName), 'postMessage'),
  load: () => import('./channel.ts'),
};
