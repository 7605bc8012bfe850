import type { BridgeWindow } from '../../contract.ts';
import { webkitHandler } from '../webkit-handler.ts';

/** The handler that a sister app registers. Handlers of other names are none of ours. */
export const sisterHandler = (window: BridgeWindow): ReturnType<typeof webkitHandler> =>
  webkitHandler(window, 'sisterBridge');
