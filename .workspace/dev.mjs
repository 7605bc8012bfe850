import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { environment, root, run } from './install.mjs';

const HELP = `pnpm dev <brand> [--shell https://…] [--port 4180] [--lan]

Builds one brand whenever a file changes, and shows it in a shell with the sandbox behind it. No other brand is built.

  --shell  the live site whose shell it is shown in; the local one unless said
  --port   where it is served
  --lan    serves it to the local network, too, and prints a code for a phone to scan`;

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
const apps = path.join(root, 'apps');
const brands = fs.readdirSync(apps).filter((name) => fs.existsSync(path.join(apps, name, 'routes.ts')));
if (values.help || !brands.includes(brand)) {
  console.log(brand && !values.help ? `there is no brand ${brand}: choose ${brands.join(', ')}` : HELP);
  process.exit(values.help ? 0 : 1);
}

const data = path.join(root, '.data/dev');
const site = path.join(data, brand, 'site');
fs.rmSync(path.join(data, brand), { recursive: true, force: true });
fs.mkdirSync(site, { recursive: true });
if (!values.shell) {
  // The local shell, built where it is not: the shell's own sources are somebody else's to watch.
  if (!fs.existsSync(path.join(apps, 'shell/dist/build.json')))
    run('turbo', ['run', 'build', '--filter=@vip/shell', '--output-logs=errors-only']);
  run('node', ['packages/release/src/cli.ts', 'publish', 'shell', '--site', site, '--no-smoke'], {
    env: environment({ RELEASE_KEYS: undefined }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const host = values.lan ? '0.0.0.0' : '127.0.0.1';
const start = (args, more = {}) =>
  spawn('node', ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment(more),
  });
const builder = start([
  'packages/federation/src/dev/cli.ts',
  path.join(apps, brand),
  ...['--site', site, '--folder', path.join(data, brand, 'build'), '--host', host],
  ...(values.shell ? ['--shell', values.shell] : []),
]);
const sandbox = start(['apps/sandbox/src/serve.ts'], {
  PORT: values.port,
  SANDBOX_LISTEN: host,
  SITE_DIR: site,
  SANDBOX_DB: path.join(data, 'sandbox.sqlite'),
});

/** Both end together, whichever ends first, and with its code where nobody asked for it. */
let code = 0;
let isStopping = false;
function stop(reason = 0) {
  if (!isStopping) code = reason;
  isStopping = true;
  for (const child of [builder, sandbox]) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop());
for (const child of [builder, sandbox]) child.once('exit', (reason) => stop(reason ?? 1));
process.once('exit', () => {
  process.exitCode = code;
});

/** This machine in the local network; null where it is in none. */
const lanAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

function printAddress(route) {
  const at = (name) => `http://${name}:${values.port}${route}`;
  console.log(`\n${at('localhost')}\nhttp://localhost:${values.port}/workbench`);
  const address = values.lan && lanAddress();
  if (!address) return;
  console.log(`\n${at(address)}\n${renderUnicodeCompact(at(address))}`);
}

let isShown = false;
createInterface({ input: builder.stdout }).on('line', (line) => {
  const { shell, trouble, build, routes = [] } = JSON.parse(line);
  if (shell) console.log(`the shell ${shell} of ${values.shell}`);
  if (trouble) console.error(`\n${trouble}`);
  if (build) console.log(`built ${build}`);
  if (isShown || routes.length === 0) return;
  isShown = true;
  printAddress(routes.find((route) => !route.includes(':')) ?? routes[0]);
});
sandbox.stdout.resume();
