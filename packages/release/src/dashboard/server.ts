import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../command-error.ts';
import type { SiteOverview } from '../overview/overview.ts';
import { systemFailure } from '../system-failure.ts';
import { dashboardPage, failurePage, policyOf } from './page.ts';

/** Of the page in a browser, s. */
const REFRESH_S = 60;

/** Other names than these may be of a site that resolves to this machine, and reads the answer (DNS rebinding). */
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface Served {
  address: string;
  close(): void;
}

/**
 * Serves the page on this machine only; reads the site for each request, once for those at the same time. Throws
 * `CommandError` if the port is taken.
 */
export async function serveDashboard(port: number, read: () => Promise<SiteOverview>): Promise<Served> {
  let reading: Promise<SiteOverview> | null = null;
  const readOnce = () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
  const server = http.createServer((request, response) => {
    const answer = (status: number, type: string, body: string) => {
      response
        .writeHead(status, {
          'Content-Type': `${type}; charset=utf-8`,
          'Cache-Control': 'no-store',
          'Content-Security-Policy': `${policyOf()}; frame-ancestors 'none'`,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'no-referrer',
        })
        .end(request.method === 'HEAD' ? undefined : body);
    };
    if (!OWN_NAMES.test(request.headers.host ?? ''))
      return answer(403, 'text/plain', 'not the name of this machine\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'text/plain', 'only GET\n');
    if (request.url !== '/' && request.url !== '/overview.json')
      return answer(404, 'text/plain', 'there are / and /overview.json\n');
    readOnce().then(
      (overview) =>
        request.url === '/'
          ? answer(200, 'text/html', dashboardPage(overview, REFRESH_S))
          : answer(200, 'application/json', JSON.stringify(overview, null, 2)),
      (error: unknown) =>
        answer(503, 'text/html', failurePage((systemFailure(error) as Error).message, REFRESH_S)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`port ${port} is taken: another dashboard, or choose one with --port`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        close: () => void server.close(),
      }),
    );
  });
}
