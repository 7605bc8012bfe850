import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A build that succeeded, by its version, or the compile errors of one that failed. */
export type BuildEvent = { build: string } | { errors: string };

/** Sends builds to open pages, as server-sent events. A page that connects later gets the last of them. */
export interface BuildEvents {
  port: number;
  send(event: BuildEvent): void;
  close(): void;
}

/** Listens on `host` (loopback, or all addresses), on a free port. */
export async function serveBuildEvents(host: string): Promise<BuildEvents> {
  const pages = new Set<ServerResponse>();
  let last: BuildEvent | null = null;
  const write = (page: ServerResponse, event: BuildEvent) => page.write(`data: ${JSON.stringify(event)}\n\n`);
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write('retry: 500\n\n');
    if (last) write(response, last);
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    send(event) {
      last = event;
      pages.forEach((page) => write(page, event));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
