import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { type Navigation, NavigationProvider, type RouteDeclaration } from '@vip/host';
import { isNamedIn } from '@vip/release-format';
import type { Frame } from '../failure/failure-page.tsx';
import { Boundary, OpeningResult, PageFailed } from '../failure/failures.tsx';
import type { NeutralPage } from '../neutral/open-neutral.tsx';
import type { AppParts, BrowserHistory } from './app-parts.ts';
import { withSecrets } from './guard.ts';
import type { MatchedRoute } from './route-table.ts';

interface Place extends MatchedRoute {
  location: BrowserHistory['location'];
  parts: AppParts;
}

/** Navigation, error boundary and remote page of one route. */
export function RoutePage(place: Place) {
  const { route, location, parts } = place;
  const { key } = location;
  const [blocked, setBlocked] = useState({ to: '', key: '' });
  const navigation = useNavigationOf(place, setBlocked);
  const frame = { head: route.title, foot: parts.foot, passport: parts.passport };
  if (blocked.to !== '' && blocked.key === key)
    return (
      <PageFailed frame={frame} result={parts.result()} leave={(to = blocked.to) => parts.leave(to, true)} />
    );
  return (
    <NavigationProvider value={navigation}>
      <Boundary
        key={route.path}
        fallback={(error) => <Failed error={error} route={route} parts={parts} frame={frame} />}
      >
        <LoadedPage route={route} parts={parts} frame={frame} />
      </Boundary>
    </NavigationProvider>
  );
}

/** True if `address` is the result page of a paid order. */
function isPaidResult({ result }: AppParts, address: string): boolean {
  const remembered = result();
  return remembered !== null && remembered.isPaid && isNamedIn(address, remembered.order);
}

function Loading({ parts, frame }: { parts: AppParts; frame: Frame }) {
  const { pathname, search } = parts.history.location;
  if (isPaidResult(parts, pathname + search)) return <OpeningResult frame={frame} />;
  return <div role="status" aria-label="正在载入" />;
}

interface PagePlace {
  route: RouteDeclaration;
  parts: AppParts;
  frame: Frame;
}

function LoadedPage({ route, parts, frame }: PagePlace) {
  const { loader, onShown } = parts;
  const { page } = route;
  const [Page, setPage] = useState<ComponentType | null>(() => loader.loaded(page));
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loader.load(page).then(
      (component) => isCurrent && setPage(() => component),
      (reason: Error) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, loader]);

  const isHere = Page !== null;
  useEffect(() => {
    if (!isHere) return undefined;
    // In a later task: a page whose effects throw is unmounted before.
    const timer = setTimeout(() => onShown(page));
    return () => clearTimeout(timer);
  }, [isHere, page, onShown]);

  if (error) return <Failed error={error} route={route} parts={parts} frame={frame} />;
  return Page ? <Page /> : <Loading parts={parts} frame={frame} />;
}

/**
 * Shows the shell's own page of a broken route, or the failure page, unless the document is about to be reloaded, which is
 * decided asynchronously.
 */
function Failed({ error, route, parts, frame }: PagePlace & { error: Error }) {
  const { leave, result, onPageFailed } = parts;
  const [show, setShow] = useState<NeutralPage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const end = (page: NeutralPage | null) => isCurrent && setShow(() => page ?? asItIs);
    void onPageFailed(error, route.page).then((found) => {
      if (found === 'broken' && (route.sells || route.results))
        import(/* webpackChunkName: "neutral" */ '../neutral/open-neutral.tsx')
          .then(({ openNeutral }) => openNeutral(route, parts))
          // The chunk failed to load too.
          .then(end, () => end(null));
      else if (found !== 'reloading') end(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, route, parts, onPageFailed]);
  if (!show) return <Loading parts={parts} frame={frame} />;
  return show(<PageFailed frame={frame} result={result()} packages={route.packages} leave={leave} />);
}

/** Without a page of its own the shell shows the failure. */
const asItIs: NeutralPage = (failure) => failure;

/** `onBlocked` (stable): the document of a paid order's result cannot be reached. `key`: of the location that was left. */
function useNavigationOf(
  { location, params, parts }: Place,
  onBlocked: (blocked: { to: string; key: string }) => void,
): Navigation {
  const { history, host, match } = parts;
  return useMemo(() => {
    const path = location.pathname + location.search;
    const { session } = host.storage;
    return {
      path,
      params: withSecrets(path, params, session),
      query: withSecrets(path, Object.fromEntries(new URLSearchParams(location.search)), session),
      go(to, { replace = false } = {}) {
        const isHere = match(to.split(/[?#]/)[0] ?? '') !== null;
        // A page of another brand has its own composed HTML.
        if (!isHere && isPaidResult(parts, to))
          void parts
            .leave(to, replace)
            .then((isLeaving) => isLeaving || onBlocked({ to, key: location.key }));
        else if (!isHere) window.location[replace ? 'replace' : 'assign'](to);
        else if (replace) history.replace(to);
        else history.push(to);
      },
      back: () => history.go(-1),
    };
  }, [location, params, history, host, match, parts, onBlocked]);
}
