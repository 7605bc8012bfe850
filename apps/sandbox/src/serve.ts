import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createSandbox, type Sandbox } from './sandbox.ts';
import {
  ANSWERS,
  fixedAddresses,
  type Place,
  PORT,
  readSettings,
  ROLES,
  type Settings,
  SettingsError,
} from './serve/settings.ts';

/** Notices and expiries are processed this often without a request, so that the workbench shows them. */
const PROCESS_EVERY_MS = 500;

function listen(
  sandbox: Sandbox,
  { port, host }: { port: number; host: string | undefined },
  answers: (path: string) => boolean,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) =>
      answers(new URL(request.url).pathname)
        ? sandbox.fetch(request, env)
        : new Response('not served here', { status: 404 }),
  }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function everyPlace(places: Settings['places']): { place: Place; answers: (path: string) => boolean }[] {
  if ('all' in places) return [{ place: places.all, answers: () => true }];
  return ROLES.map((role) => ({ place: places[role], answers: ANSWERS[role] }));
}

/** A message for errors that an operator can fix; other errors keep their stack. */
function explain(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请停掉占用它的程序，或用 PORT 换一个端口`;
  if (code === 'EACCES') return `没有权限使用端口 ${port}，请用 PORT 换一个端口`;
  return null;
}

function stopOnSignal(servers: Server[], sandbox: Sandbox, timer: NodeJS.Timeout): void {
  const stop = () => {
    clearInterval(timer);
    const closed = servers.map((server) => new Promise((done) => server.close(done)));
    servers.forEach((server) => server.closeAllConnections());
    void Promise.all(closed).then(() => sandbox.close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Starts the sandbox with its settings, and prints the workbench's address once everything listens. */
async function startServer(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    const { file, siteDir, listen: host, keyPlaces, prefixes, places } = readSettings(env);
    const sandbox = createSandbox({
      file,
      siteDir,
      keyPlaces,
      prefixes,
      ...(!('all' in places) && { addresses: () => fixedAddresses(places) }),
    });
    const servers: Server[] = [];
    for (const { place, answers } of everyPlace(places)) {
      servers.push(await listen(sandbox, { port: place.port, host }, answers));
    }
    stopOnSignal(
      servers,
      sandbox,
      setInterval(() => sandbox.processDue(), PROCESS_EVERY_MS),
    );
    // The first server is the site's, or the only one; its port differs from the setting if that is 0.
    const { host: name } = 'all' in places ? places.all : places.site;
    const address = servers[0]?.address();
    const port = typeof address === 'object' && address ? address.port : PORT;
    process.stdout.write(`工作台 http://${name}:${port}/workbench\n`);
  } catch (error) {
    const sentence = explain(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

await startServer(process.env);
