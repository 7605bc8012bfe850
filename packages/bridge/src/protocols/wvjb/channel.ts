import type { BridgeWindow } from '../../contract.ts';
import { presentGlobal } from '../bridge-global.ts';
import type { Channel } from '../protocol.ts';

/** WebViewJavascriptBridge, iOS. Data of any JSON shape both ways; a missing handler is silence. */
export const open = (window: BridgeWindow): Channel => presentGlobal(window, false);
