import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';
import { capacitorNative } from './native.ts';

/** Capacitor. Its own global has to be there too: `bridge` is a name that any app may give its message handler. */
export const capacitor: Protocol = {
  name: 'capacitor',
  isThere: (window) =>
    typeof window.Capacitor === 'object' && hasMethod(() => capacitorNative(window), 'postMessage'),
  load: () => import('./channel.ts'),
};
