import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brandsIn } from '@vip/dev-tools/brands';
import type { Places } from './places.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const RELEASE = join(ROOT, 'packages/release/src/cli.ts');

/** What the journeys visit: the shell and every brand. */
const BUILDS = ['shell', ...brandsIn(ROOT)];

/** Runs `pnpm release` with these words. Rejects where it refuses. */
export const release = (args: string[], env: Record<string, string>) =>
  execute(process.execPath, ['--disable-warning=ExperimentalWarning', RELEASE, ...args], {
    env: { ...process.env, ...env },
  });

/** The official account that the sandbox's WeChat knows. */
const WECHAT_APPID = 'wx5a4d8e17c0b3f926';

/** Where the sandbox has avatars and goods. */
const PICTURES = '/__sandbox/pictures/';

/** Run-time configuration of a site that has everything on one origin. */
export const ONE_ORIGIN = {
  ALLOW_PAY: 'self',
  ALLOW_PICTURE: PICTURES,
  WECHAT_APPID,
  WECHAT_AUTHORIZE: '/cashier/authorize',
};

/** A new site in `folder` with everything that is built, for one origin. Throws where something is not built. */
export async function publishSite(folder: string): Promise<void> {
  const missing = BUILDS.filter((name) => !existsSync(join(ROOT, 'apps', name, 'dist/build.json')));
  if (missing.length > 0) throw new Error(`not built: ${missing.join(', ')}; run pnpm build first`);
  // The journeys are the smoke run.
  await release(['publish', '--all', '--no-smoke', '--site', folder], ONE_ORIGIN);
}

/**
 * A copy of the live site in `folder`, with this build of one publisher in it, for one origin: the changed brand in the
 * live shell, or the changed shell around the live brands. `keys` has the public keys that the live site trusts.
 */
export async function publishOverLive(
  folder: string,
  { live, keys, publisher }: { live: string; keys: string; publisher: string },
): Promise<void> {
  await cp(live, folder, { recursive: true });
  const env = { ...ONE_ORIGIN, RELEASE_KEYS: keys };
  await release(['keys', 'add', publisher], env);
  await release(['publish', publisher, '--no-smoke', '--site', folder], env);
  await release(['compose', '--site', folder], env);
}

/** Where a developer's own site has its keys. */
const OWN_KEYS = join(ROOT, '.data/release-keys');

/** Publishes one more build into a site, signed with a new key: `keys` becomes a folder that trusts it beside all others. */
export async function publishInto(
  site: string,
  { publisher, build, keys }: { publisher: string; build: string; keys: string },
): Promise<void> {
  await cp(OWN_KEYS, keys, { recursive: true });
  const env = { ...ONE_ORIGIN, RELEASE_KEYS: keys };
  await release(['keys', 'add', publisher], env);
  await release(['publish', publisher, '--build', build, '--no-smoke', '--site', site], env);
}

/** Run-time configuration of pages that know the addresses of `places`. */
export function settingsOf(places: Places): Record<string, string> {
  const backend = (name: string) => `${places.api}/api/${name}`;
  return {
    API_MAIN: backend('main'),
    API_DATACENTER: backend('datacenter'),
    API_HONEY: backend('honey'),
    API_YOUQUAN: backend('youquan'),
    API_TUIWEN: backend('tuiwen'),
    API_EVENTS: backend('events'),
    ALLOW_PAY: places.cashier,
    ALLOW_PICTURE: places.api + PICTURES,
    WECHAT_APPID,
    WECHAT_AUTHORIZE: `${places.cashier}/cashier/authorize`,
    SITE_ORIGIN: places.site,
    RELEASE_BASE: `${places.releases}/r/`,
  };
}

/** A copy of `site` in `folder` whose pages know the addresses of `places`. */
export async function recomposeSite(site: string, folder: string, places: Places): Promise<void> {
  await cp(site, folder, { recursive: true });
  await release(['compose', '--site', folder], settingsOf(places));
}
