import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { type Navigation, NavigationProvider } from '@vip/host';
import { isNamedIn } from '@vip/release-format';
import type { Frame } from '../failure/failure-page.tsx';
import { Boundary, OpeningResult, PageFailed } from '../failure/failures.tsx';
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
  const { page } = route;
  const frame = { head: route.title, foot: parts.foot };
  if (blocked.to !== '' && blocked.key === key)
    return (
      <PageFailed frame={frame} result={parts.result()} leave={(to = blocked.to) => parts.leave(to, true)} />
    );
  return (
    <NavigationProvider value={navigation}>
      <Boundary
        key={route.path}
        fallback={(error) => <Failed error={error} page={page} parts={parts} frame={frame} />}
      >
        <LoadedPage page={page} parts={parts} frame={frame} />
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
  page: string;
  parts: AppParts;
  frame: Frame;
}

function LoadedPage({ page, parts, frame }: PagePlace) {
  const { loader, onShown } = parts;
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

  if (error) return <Failed error={error} page={page} parts={parts} frame={frame} />;
  return Page ? <Page /> : <Loading parts={parts} frame={frame} />;
}

/** Shows the failure page unless the document is about to be reloaded, which is decided asynchronously. */
function Failed({ error, page, parts, frame }: PagePlace & { error: Error }) {
  const { leave, result, onPageFailed } = parts;
  const [isFinal, setFinal] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void onPageFailed(error, page).then((isReloading) => isCurrent && !isReloading && setFinal(true));
    return () => {
      isCurrent = false;
    };
  }, [error, page, onPageFailed]);
  if (!isFinal) return <Loading parts={parts} frame={frame} />;
  return <PageFailed frame={frame} result={result()} leave={leave} />;
}

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
