import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevNews } from './dev-client.ts';

/** Tells open pages of builds, as server-sent events; a page that comes later hears the last of them. */
export interface NewsServer {
  port: number;
  tell(news: DevNews): void;
  close(): void;
}

/** `host` is what it listens on: loopback, or everything. */
export async function startNews(host: string): Promise<NewsServer> {
  const pages = new Set<ServerResponse>();
  let last: DevNews | null = null;
  const write = (page: ServerResponse, news: DevNews) => page.write(`data: ${JSON.stringify(news)}\n\n`);
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
    tell(news) {
      last = news;
      pages.forEach((page) => write(page, news));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
