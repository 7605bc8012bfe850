import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';

/** react-native-webview, iOS and Android. */
export const reactNative: Protocol = {
  name: 'react_native',
  isThere: (window) => hasMethod(() => window.ReactNativeWebView, 'postMessage'),
  load: () => import('./channel.ts'),
};
