import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RouteData } from '@vip/release-format';
import { renderUnicodeCompact } from 'uqr';
import { brandsIn } from '../brands.ts';
import { environment, ROOT, run } from '../workspace.ts';
import { serveBuildEvents } from './build-events.ts';
import { mirrorShell } from './mirror-shell.ts';
import { watchBrand } from './watch-brand.ts';

const HELP = `pnpm dev <brand> [--shell https://…] [--port 4180] [--lan]

Builds one brand whenever a file changes, and serves it in a shell, with the sandbox as its backend. No other brand is built.

  --shell  take the shell of this live site instead of the local one
  --port   port of the pages
  --lan    also serve to the local network, and print a QR code for a phone`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    shell: { type: 'string' },
    port: { type: 'string', default: '4180' },
    lan: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
const [brand = ''] = positionals;
const brands = brandsIn(ROOT);
if (values.help || !brands.includes(brand)) {
  console.log(brand && !values.help ? `there is no brand ${brand}: choose ${brands.join(', ')}` : HELP);
  process.exit(values.help ? 0 : 1);
}

const apps = path.join(ROOT, 'apps');
const data = path.join(ROOT, '.data/dev');
const site = path.join(data, brand, 'site');
const host = values.lan ? '0.0.0.0' : '127.0.0.1';
fs.rmSync(path.join(data, brand), { recursive: true, force: true });
fs.mkdirSync(site, { recursive: true });
if (values.shell) console.log(`the shell ${await mirrorShell(values.shell, site)} of ${values.shell}`);
else publishLocalShell();

const events = await serveBuildEvents(host);
let isShown = false;
const watching = await watchBrand({
  dir: path.join(apps, brand),
  brand,
  site,
  folder: path.join(data, brand, 'build'),
  port: events.port,
  onBuild(event, routes) {
    events.send(event);
    if ('errors' in event) console.error(`\n${event.errors}`);
    else console.log(`built ${event.build}`);
    if (!isShown) printAddress(routes);
    isShown = true;
  },
});
const sandbox = spawn('node', ['--disable-warning=ExperimentalWarning', 'apps/sandbox/src/serve.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment({
    PORT: values.port,
    SANDBOX_LISTEN: host,
    SITE_DIR: site,
    SANDBOX_DB: path.join(data, 'sandbox.sqlite'),
  }),
});
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopping = true;
    sandbox.kill('SIGTERM');
  });
sandbox.once('exit', (code) => {
  if (!isStopping) process.exitCode = code ?? 1;
  events.close();
  void watching.stop();
});

/** Builds the shell if it is not built, and publishes it. Changes of the shell's sources are not watched. */
function publishLocalShell(): void {
  if (!fs.existsSync(path.join(apps, 'shell/dist/build.json')))
    run('turbo', ['run', 'build', '--filter=@vip/shell', '--output-logs=errors-only']);
  run('node', ['packages/release/src/cli.ts', 'publish', 'shell', '--site', site, '--no-smoke'], {
    env: environment({ RELEASE_KEYS: undefined }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Prints where the first page without parameters is served. */
function printAddress(routes: readonly RouteData[]): void {
  const route = routes.find(({ path }) => !path.includes(':')) ?? routes[0];
  const at = (name: string) => `http://${name}:${values.port}${route?.path ?? '/'}`;
  console.log(`\n${at('localhost')}\nhttp://localhost:${values.port}/workbench`);
  const address = values.lan && lanAddress();
  if (address) console.log(`\n${at(address)}\n${renderUnicodeCompact(at(address))}`);
}

/** This machine's address in the local network; null if it has none. */
function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
