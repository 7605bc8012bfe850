import type { FirstCall, SessionSource } from '@vip/host';
import type { PageLoader } from '../remotes/page-loader.ts';
import type { MatchRoute } from './route-table.ts';

/**
 * Starts what the page of a navigation needs, before anything renders: its files and its first call, in parallel. Takes
 * `/path?query`.
 */
export function createPreparePage(options: {
  match: MatchRoute;
  loader: PageLoader;
  session: Pick<SessionSource, 'get'>;
  send(call: FirstCall): void;
}): (address: string) => void {
  const { match, loader, session, send } = options;
  return (address) => {
    const route = match(address.split('?')[0] ?? '')?.route;
    // A page that has loaded sends its call at once.
    if (!route || loader.loaded(route.page)) return;
    const waitsForApp = route.session === 'required' && session.get().isAsking;
    if (route.firstCall && !waitsForApp) send(route.firstCall);
    // The page reports a failure.
    loader.load(route.page).catch(() => undefined);
  };
}
