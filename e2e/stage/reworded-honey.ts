import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HONEY = join(import.meta.dirname, '../../apps/honey/dist');

export interface Rewording {
  /** What pages say, and what they say in the other build: versions are told apart by what a person reads. */
  words: readonly (readonly [from: string, to: string])[];
  /** Purchase pages that it alone has. */
  pages?: readonly { path: string; title: string }[];
}

interface Build {
  container: string;
  routes: { path: string }[];
}

/**
 * Another build of honey in `folder`, as its next version would be, made of the one that is there without building: its
 * own container and other words. Throws where a word is not both in the scripts and in what is rendered any more.
 */
export async function rewordHoney(folder: string, { words, pages = [] }: Rewording): Promise<void> {
  await cp(HONEY, folder, { recursive: true });
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as Build;
  const container = `${build.container}2`;
  const [shelf] = build.routes;
  const routes = [...build.routes, ...pages.map((page) => ({ ...shelf, ...page }))];
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...build, container, routes }));

  const changes = [[build.container, container], ...words] as const;
  const client = (await readdir(join(folder, 'client'))).map((name) => join('client', name));
  const scripts = await replaceIn(folder, client, changes);
  const rendered = await replaceIn(folder, ['prerender.cjs'], changes);
  for (const [from] of changes) {
    if (!scripts.has(from) || (from !== build.container && !rendered.has(from)))
      throw new Error(`honey does not say ${from} any more: name other words`);
  }
}

/** What of it was there to be replaced. */
async function replaceIn(
  folder: string,
  names: string[],
  changes: readonly (readonly [from: string, to: string])[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of names) {
    const file = join(folder, name);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of changes) {
      if (!text.includes(from)) continue;
      text = text.replaceAll(from, to);
      found.add(from);
    }
    await writeFile(file, text);
  }
  return found;
}
