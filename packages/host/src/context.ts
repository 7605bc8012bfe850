import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Host, Navigation, Session } from './host.ts';

const HostContext = createContext<Host | null>(null);
const NavigationContext = createContext<Navigation | null>(null);

/** For the shell only. */
export const HostProvider = HostContext.Provider;
/** For the shell only. */
export const NavigationProvider = NavigationContext.Provider;

/** The host of this page. Throws outside a shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host: a page renders inside the shell');
  return host;
}

/** The address of this page and navigation to others. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('no navigation: a page renders inside the shell');
  return navigation;
}

/** The session as it is now; renders again when it changes. */
export function useSession(): Session {
  const { subscribe, get } = useHost().session;
  // The same on hydration: a page that must match the composed HTML waits for its first effect.
  return useSyncExternalStore(subscribe, get, get);
}

/** Reads the session at any time, for code that outlives a render. */
export const useReadSession = (): (() => Session) => useHost().session.get;

const never = () => () => undefined;

/**
 * False in the composed HTML and in react-dom's first render over it, true from then on. Also true in a first render over a
 * page that was drawn before react-dom.
 */
export function useIsClient(): boolean {
  const { isDrawn = false } = useHost();
  return useSyncExternalStore(
    never,
    () => true,
    () => isDrawn,
  );
}
