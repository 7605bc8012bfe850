import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Host, Navigation, Session } from './host.ts';

const HostContext = createContext<Host | null>(null);
const NavigationContext = createContext<Navigation | null>(null);

/** For the shell alone. */
export const HostProvider = HostContext.Provider;
/** For the shell alone. */
export const NavigationProvider = NavigationContext.Provider;

/** What the shell gives this page. Throws when rendered outside a shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host: a page renders inside the shell');
  return host;
}

/** Where this page is, and the way to others. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('no navigation: a page renders inside the shell');
  return navigation;
}

/** The session as it is now; renders again when it changes. */
export function useSession(): Session {
  const { subscribe, get } = useHost().session;
  // The same on hydration: a page that must match the composed HTML waits for its first effect itself.
  return useSyncExternalStore(subscribe, get, get);
}

/** Reads the session at any time, for code that outlives a render. */
export const useReadSession = (): (() => Session) => useHost().session.get;
