import type { Protocol } from '../protocol.ts';
import { appObject, takesPrompts } from './door.ts';

/** DSBridge, Android and iOS. Its marks stand before the page's first script; a late one comes without a word. */
export const dsBridge: Protocol = {
  name: 'dsbridge',
  isThere(window, signs) {
    try {
      return appObject(window) !== null || takesPrompts(window, signs);
    } catch {
      // An object of the native side that throws when looked at cannot be called either.
      return false;
    }
  },
  load: () => import('./channel.ts'),
};
