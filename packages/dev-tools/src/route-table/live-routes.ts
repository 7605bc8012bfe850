import path from 'node:path';
import type { RouteData } from '@vip/release-format';
import { brandsIn } from '../brands.ts';

/** A route as a brand declares it. */
export interface LiveRoute {
  /** With `{name}` for a parameter. */
  pattern: string;
  title: string;
  brand: string;
  session: string;
  /** The page's name, like `pay`. */
  page: string;
}

/** Every route of every brand of a workspace, from their `routes.ts`. */
export async function liveRoutes(root: string): Promise<LiveRoute[]> {
  const found = await Promise.all(
    brandsIn(root).map(async (brand) => {
      const module = (await import(path.join(root, 'apps', brand, 'routes.ts'))) as { routes: RouteData[] };
      return module.routes.map((route) => ({
        pattern: route.path.replace(/:(\w+)/g, '{$1}'),
        title: route.title,
        brand,
        session: route.session,
        page: route.page.slice(2),
      }));
    }),
  );
  return found.flat();
}
