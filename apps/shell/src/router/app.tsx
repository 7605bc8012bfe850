import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HostProvider } from '@vip/host';
import { NotFound, PageFailed } from '../failure/failures.tsx';
import type { AppParts } from './app-parts.ts';
import { RoutePage } from './route-page.tsx';

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** The root view: renders only the routed page. The guard runs before each page. */
export function App(parts: AppParts) {
  const { history, host, match, guard, backs, toTop, leave, result, foot } = parts;
  const [location, setLocation] = useState(history.location);
  // Only the path that the document was opened with can have no route in any release.
  const firstPath = useRef(history.location.pathname);
  const address = useRef(addressOf(history.location));
  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (update.action === 'POP' && backs.popped()) return;
        const next = addressOf(update.location);
        // A jump within the same page is not a navigation.
        if (next !== address.current) {
          address.current = next;
          if (!match(update.location.pathname)) {
            // After a reload the history has entries of the former document, and this one knows only its own route until
            // the full release has been fetched.
            void leave(next, true).then((isLeaving) => isLeaving || setLocation(history.location));
            return;
          }
          guard(next);
        }
        address.current = addressOf(history.location);
        setLocation(history.location);
      }),
    [history, match, guard, backs, leave],
  );
  const { pathname } = location;
  // A new page starts at its top. On a step back the browser restores the scroll position.
  useLayoutEffect(() => {
    if (history.action !== 'POP') toTop();
  }, [history, pathname, toTop]);
  const matched = useMemo(() => match(location.pathname), [match, location]);
  const route = matched?.route.path;
  const firstRoute = useRef(route);
  // Pages fade in from here on: `base.css` of `@vip/ui`. The first one is there before any script.
  useLayoutEffect(() => {
    if (route !== firstRoute.current) document.documentElement.setAttribute('data-navigated', '');
  }, [route]);
  let page: ReactNode;
  if (matched) page = <RoutePage {...matched} location={location} parts={parts} />;
  else if (pathname === firstPath.current)
    page = <NotFound frame={{ foot }} back={window.history.length > 1 ? () => history.go(-1) : null} />;
  else
    page = (
      <PageFailed frame={{ foot }} result={result()} leave={(to = addressOf(location)) => leave(to, true)} />
    );
  return <HostProvider value={host}>{page}</HostProvider>;
}
