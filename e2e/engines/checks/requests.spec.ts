import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { HONEY } from '../../page-objects/brands.ts';
import { expect, test } from '../fixtures.ts';
import { expectChosen } from '../page-objects/act.ts';

/** Passes requests on to `target`, and counts those of each path. */
async function countingProxy(
  target: string,
): Promise<{ origin: string; counts: Map<string, number> } & Disposable> {
  const counts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', target);
    counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1);
    const { method, headers } = request;
    const passed = http.request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    counts,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('no file is fetched twice, though scripts are preloaded', async ({ launch, sandbox }) => {
  using proxy = await countingProxy(sandbox.places.site);
  const driver = await launch();
  await driver.open(proxy.origin + HONEY.path);
  await expectChosen(driver, { role: 'radio', name: HONEY.preselected.name });
  const files = [...proxy.counts].filter(([path]) => path.startsWith('/r/') && path.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(([, count]) => count > 1)).toEqual([]);
});
