import { useLayoutEffect, useRef, useState } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import { HostProvider } from '@vip/host';
import { NotFound } from '../failure/failures.tsx';
import type { AppParts } from './app-parts.ts';
import { RoutePage } from './route-page.tsx';

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** The root view: renders the routed page and nothing else. The guard runs before each page does. */
export function App(parts: AppParts) {
  const { history, host, match, guard, backs, toTop } = parts;
  const [location, setLocation] = useState(history.location);
  const address = useRef(addressOf(history.location));
  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (update.action === 'POP' && backs.popped()) return;
        const next = addressOf(update.location);
        // A jump to a heading of the same page is not a navigation.
        if (next !== address.current) guard(next);
        address.current = addressOf(history.location);
        setLocation(history.location);
      }),
    [history, guard, backs],
  );
  const { pathname } = location;
  // A new page starts at its top. On the way back the browser restores the scroll position.
  useLayoutEffect(() => {
    if (history.action !== 'POP') toTop();
  }, [history, pathname, toTop]);
  // The table has matched already: the router gets this one route.
  const route = match(pathname);
  return (
    <HostProvider value={host}>
      <Router location={location} navigator={history} navigationType={history.action}>
        <Routes>
          {route ? (
            <Route path={route.path} element={<RoutePage route={route} parts={parts} />} />
          ) : (
            <Route path="*" element={<NotFound back={() => history.go(-1)} />} />
          )}
        </Routes>
      </Router>
    </HostProvider>
  );
}
