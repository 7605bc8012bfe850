import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HONEY = join(import.meta.dirname, '../../../apps/honey/dist');

/** How the two versions are told apart by what a person reads: on the purchase page, and on the result. */
export const SHELF_WORDS = { first: '怎么付', second: '怎么付更方便' };
export const RESULT_WORDS = { first: '怎么用', second: '怎么用更好' };
/** A purchase page that the other version alone has. */
export const NEW_PATH = '/honeynew';

interface Build {
  container: string;
  routes: { path: string; title: string; page: string }[];
}

/**
 * Another build of honey in `folder`, made of the one that is there: its own container, other words on two pages, and one
 * more route. Throws where a word is not in the build any more.
 */
export async function makeOtherBuild(folder: string): Promise<void> {
  await cp(HONEY, folder, { recursive: true });
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as Build;
  const [shelf] = build.routes;
  if (!shelf) throw new Error('honey has no routes');
  const container = `${build.container}2`;
  const routes = [...build.routes, { ...shelf, path: NEW_PATH, title: '新活动' }];
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...build, container, routes }));

  const found = new Set<string>();
  const client = (await readdir(join(folder, 'client'))).map((name) => join('client', name));
  for (const name of [...client, 'prerender.cjs']) {
    const file = join(folder, name);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of [
      [build.container, container],
      [SHELF_WORDS.first, SHELF_WORDS.second],
      [RESULT_WORDS.first, RESULT_WORDS.second],
    ] as const) {
      if (!text.includes(from)) continue;
      text = text.split(from).join(to);
      found.add(from + (name === 'prerender.cjs' ? ' rendered' : ''));
    }
    await writeFile(file, text);
  }
  // Each word in the scripts and in what is rendered, and the container in the scripts.
  if (found.size !== 5)
    throw new Error(`of the words that tell versions apart only ${[...found].join(', ')} are there`);
}
