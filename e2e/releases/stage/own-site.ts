import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_ORIGIN, release } from '../../stage/compose-site.ts';
import { rewordHoney } from '../../stage/reworded-honey.ts';

/** How the two versions are told apart: on the purchase page, and on the result. */
export const SHELF_WORDS = { first: '怎么付', second: '怎么付更方便' };
export const RESULT_WORDS = { first: '怎么用', second: '怎么用更好' };
/** A purchase page that the other version alone has. */
export const NEW_PATH = '/honeynew';

/** A site that its tests may change: honey's build is live, another one is a canary of nobody. */
export interface OwnSite {
  folder: string;
  /** Versions of honey. */
  first: string;
  second: string;
  /** `pnpm release …` on it; what it printed. */
  release(...args: string[]): Promise<string>;
  /** A file of it, as text. */
  read(key: string): Promise<string>;
  /** Everything as it was at the start. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** All that a change of what is live changes. */
const CHANGING = ['registry.json', 'registry', 'pages'];

/** Copies a published site and adds the other build to it. */
export async function openOwnSite(published: string): Promise<OwnSite> {
  const root = await mkdtemp(join(tmpdir(), 'e2e-releases-'));
  const folder = join(root, 'site');
  const kept = join(root, 'kept');
  const build = join(root, 'build');
  const copy = async (from: string, to: string) => {
    for (const name of CHANGING) {
      await rm(join(to, name), { recursive: true, force: true });
      await cp(join(from, name), join(to, name), { recursive: true });
    }
  };
  await cp(published, folder, { recursive: true });
  await rewordHoney(build, {
    words: [SHELF_WORDS, RESULT_WORDS].map(({ first, second }) => [first, second]),
    pages: [{ path: NEW_PATH, title: '新活动' }],
  });
  const run = async (...args: string[]) => (await release([...args, '--site', folder], ONE_ORIGIN)).stdout;
  const told = await run('canary', 'honey', '0%', '--build', build, '--no-smoke');
  const versions = /^ {2}([0-9a-f]{12}) .*100 % of users/m.exec(told);
  const html = await readFile(join(folder, 'pages/honeywechatpay.html'), 'utf8');
  const canary = /"canary":\{"share":0,"salt":"\w+","release":\{"version":"(\w+)"/.exec(html);
  if (!versions?.[1] || !canary?.[1]) throw new Error(`no canary of honey: ${told}`);
  await copy(folder, kept);
  return {
    folder,
    first: versions[1],
    second: canary[1],
    release: run,
    read: (key) => readFile(join(folder, key), 'utf8'),
    restore: () => copy(kept, folder),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
