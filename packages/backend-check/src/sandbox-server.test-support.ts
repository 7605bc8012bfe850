import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@vip/sandbox';

/** The request as the sandbox reads it. */
function asRequest(incoming: http.IncomingMessage, origin: string, body: Buffer): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  return new Request(new URL(url, origin), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ...(body.length > 0 && { body: body.toString() }),
  });
}

async function bodyOf(incoming: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The sandbox behind HTTP, with a database in memory. `site`: the origin of its pages. */
export async function startSandbox(site: string) {
  let origin = '';
  const logged: string[] = [];
  const sandbox = createSandbox({
    addresses: () => ({ site: [site, origin], cashier: origin, pictures: '' }),
    logError: (message) => logged.push(message),
  });
  const server = http.createServer((incoming, response) => {
    const answer = async () => {
      const answered = await sandbox.fetch(asRequest(incoming, origin, await bodyOf(incoming)));
      const text = await answered.text();
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(text);
    };
    // Without a connection the sandbox rejects, where it would drop it.
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answered = await sandbox.fetch(new Request(`${origin}/__sandbox${path}`, request));
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
