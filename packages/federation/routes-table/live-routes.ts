import fs from 'node:fs';
import path from 'node:path';
import type { RouteData } from '@vip/release-format';

/** A route as a brand declares it, with its owner. */
export interface LiveRoute {
  /** With `{name}` for a parameter. */
  pattern: string;
  title: string;
  brand: string;
  session: string;
  /** The page's module, absolute. */
  page: string;
}

/** Every route of every brand below a folder of applications, from their `routes.ts`. */
export async function liveRoutes(apps: string): Promise<LiveRoute[]> {
  const brands = fs.readdirSync(apps).filter((name) => fs.existsSync(path.join(apps, name, 'routes.ts')));
  const found = await Promise.all(
    brands.sort().map(async (brand) => {
      const module = (await import(path.join(apps, brand, 'routes.ts'))) as { routes: RouteData[] };
      return module.routes.map((route) => ({
        pattern: route.path.replace(/:(\w+)/g, '{$1}'),
        title: route.title,
        brand,
        session: route.session,
        page: path.join(apps, brand, 'pages', route.page.slice(2), 'index.tsx'),
      }));
    }),
  );
  return found.flat();
}
