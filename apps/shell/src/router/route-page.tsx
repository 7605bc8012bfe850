import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NavigationProvider, type Navigation, type RouteDeclaration } from '@vip/host';
import { Boundary } from '../failure/boundary.tsx';
import { PageFailed } from '../failure/failures.tsx';
import type { AppParts } from './app-parts.ts';
import { withSecrets } from './secret-params.ts';

/** Joins guard, boundary and remote for one route. */
export function RoutePage({ route, parts }: { route: RouteDeclaration; parts: AppParts }) {
  const navigation = useNavigationOf(parts);
  const failed = <PageFailed storage={parts.host.storage.local} reload={parts.reload} />;
  return (
    <NavigationProvider value={navigation}>
      <Boundary key={route.path} fallback={failed} onError={parts.onPageFailed}>
        <LoadedPage page={route.page} parts={parts} failed={failed} />
      </Boundary>
    </NavigationProvider>
  );
}

function LoadedPage({ page, parts, failed }: { page: string; parts: AppParts; failed: React.ReactNode }) {
  const { loader, onPageFailed } = parts;
  const [Page, setPage] = useState<ComponentType | null>(() => loader.loaded(page));
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    loader.load(page).then(
      (component) => isCurrent && setPage(() => component),
      (error: Error) => {
        if (isCurrent && !onPageFailed(error)) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, loader, onPageFailed]);

  if (hasFailed) return failed;
  return Page ? <Page /> : <div role="status" aria-label="正在载入" />;
}

function useNavigationOf({ history, host, match }: AppParts): Navigation {
  const location = useLocation();
  const params = useParams();
  return useMemo(() => {
    const path = location.pathname + location.search;
    const { session } = host.storage;
    return {
      path,
      params: withSecrets(path, params as Record<string, string>, session),
      query: withSecrets(path, Object.fromEntries(new URLSearchParams(location.search)), session),
      go(to, { replace = false } = {}) {
        // Another brand's page comes with its own composed HTML.
        if (!match(to.split(/[?#]/)[0] ?? '')) window.location[replace ? 'replace' : 'assign'](to);
        else if (replace) history.replace(to);
        else history.push(to);
      },
      back: () => history.go(-1),
    };
  }, [location, params, history, host, match]);
}
