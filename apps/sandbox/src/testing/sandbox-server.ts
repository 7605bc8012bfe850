import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../sandbox.ts';

/** The sandbox behind HTTP, with a database in memory. `site`: the origin of its pages. */
export async function startSandbox(site: string) {
  let origin = '';
  const logged: string[] = [];
  const sandbox = createSandbox({
    addresses: () => ({ site: [site, origin], cashier: origin, pictures: '' }),
    logError: (message) => logged.push(message),
  });
  const server = createAdaptorServer({ fetch: sandbox.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answered = await fetch(`${origin}/__sandbox${path}`, request);
    if (!answered.ok) throw new Error(`/__sandbox${path}: ${answered.status} ${await answered.text()}`);
    return answered.json();
  };
  return {
    url: (backend: string) => `${origin}/api/${backend}`,
    ask,
    faults: sandbox.world.faults,
    logged,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      sandbox.close();
    },
  };
}
