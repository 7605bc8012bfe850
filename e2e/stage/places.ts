import { createServer } from 'node:net';

/** Origins, without a slash at the end. */
export interface Places {
  site: string;
  releases: string;
  api: string;
  cashier: string;
}

/**
 * `one-origin` as it is developed; `nginx` the same with every file of the site from nginx; `four-origins` as it is run:
 * nothing shares an origin, nor the site its host.
 */
export type Layout = 'one-origin' | 'nginx' | 'four-origins';

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}

/** Free places for a layout, and the settings that put a sandbox there. */
export async function findPlaces(layout: Layout): Promise<{ places: Places; env: Record<string, string> }> {
  if (layout !== 'four-origins') {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    return {
      places: { site: origin, releases: origin, api: origin, cashier: origin },
      env: { PORT: String(port) },
    };
  }
  const ports = new Set<number>();
  while (ports.size < 4) ports.add(await freePort());
  const [site, releases, api, cashier] = [...ports];
  return {
    places: {
      site: `http://localhost:${site}`,
      releases: `http://127.0.0.1:${releases}`,
      api: `http://127.0.0.1:${api}`,
      cashier: `http://127.0.0.1:${cashier}`,
    },
    env: {
      SANDBOX_PORTS: `site=${site},releases=${releases},api=${api},cashier=${cashier}`,
      SANDBOX_HOSTS: 'site=localhost,releases=127.0.0.1,api=127.0.0.1,cashier=127.0.0.1',
    },
  };
}
