import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';

/** Android's addJavascriptInterface (HarmonyOS's registerJavaScriptProxy): an object of the app, by this name. */
export const java: Protocol = {
  name: 'java',
  // The method, since an element of the page may bear the same name.
  isThere: (window) => hasMethod(() => window.sisterBridge, 'getUserInfo'),
  load: () => import('./channel.ts'),
};
