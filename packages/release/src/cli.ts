import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './commands/command-error.ts';
import { publishBrand, publishShell } from './commands/publish.ts';
import { statusLines } from './commands/status.ts';
import { compose } from './compose/compose.ts';
import { back, type Registry } from './registry/registry.ts';
import { readRegistry, writeRegistry } from './registry/store.ts';

const HELP = `pnpm release <command> [brand]

  publish <brand>   puts the brand's build live: an immutable version, its routes and hashes, the composed HTML
  publish shell     the same for the shell
  publish --all     the shell, then every brand that is built
  rollback <brand>  the version before the live one is live again (also: rollback shell)
  compose           writes the HTML anew, e.g. after the run-time configuration changed
  status            what is live

  --site DIR        the site's folder (SITE_DIR, else .site of the workspace)

Run-time configuration is taken from the environment when a site is composed: API_MAIN, API_DATACENTER, API_HONEY,
API_YOUQUAN, API_TUIWEN, API_EVENTS, ALLOW_PAY, ALLOW_PICTURE, ALLOW_OPEN, SITE_ORIGIN, RELEASE_BASE, and
  WECHAT_APPID      the official account whose openid pays inside WeChat; without it orders go without a code
  WECHAT_AUTHORIZE  where WeChat authorises (https://open.weixin.qq.com/connect/oauth2/authorize)`;

const root = path.resolve(import.meta.dirname, '../../..');
const distOf = (name: string) => path.join(root, 'apps', name, 'dist');

function publish(registry: Registry, name: string, site: string): Registry {
  const options = { site, dist: distOf(name), registry, now: new Date() };
  return name === 'shell' ? publishShell(options) : publishBrand({ ...options, brand: name });
}

function rollback(registry: Registry, name: string): Registry {
  const slice = name === 'shell' ? registry.shell : registry.brands[name];
  const none = new CommandError(`${name} has no version to go back to`);
  if (!slice) throw none;
  if (name === 'shell') {
    const shell = registry.shell && back(registry.shell);
    if (!shell) throw none;
    return { ...registry, shell };
  }
  const brand = registry.brands[name] && back(registry.brands[name]);
  if (!brand) throw none;
  return { ...registry, brands: { ...registry.brands, [name]: brand } };
}

/** The brands that have a build, by their folder. */
const builtBrands = () =>
  fs
    .readdirSync(path.join(root, 'apps'))
    .filter((name) => fs.existsSync(path.join(root, 'apps', name, 'routes.ts')))
    .filter((name) => fs.existsSync(path.join(distOf(name), 'build.json')));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, all: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, name] = positionals;
  const site = path.resolve(values.site ?? process.env['SITE_DIR'] ?? path.join(root, '.site'));
  if (!command || values.help) return console.log(HELP);

  let registry = readRegistry(site);
  if (command === 'status') return console.log(statusLines(registry).join('\n'));
  if (command === 'publish') {
    const names = values.all ? ['shell', ...builtBrands()] : name ? [name] : [];
    if (names.length === 0) throw new CommandError('say which brand, or --all');
    for (const each of names) registry = publish(registry, each, site);
  } else if (command === 'rollback') {
    if (!name) throw new CommandError('say which brand');
    registry = rollback(registry, name);
  } else if (command !== 'compose') throw new CommandError(`there is no command ${command}\n\n${HELP}`);

  const files = await compose(site, registry, process.env);
  if (command !== 'compose') registry = writeRegistry(site, registry);
  console.log(`${statusLines(registry).join('\n')}\n${files.length} pages composed`);
}

run().catch((error: unknown) => {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
