import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A line of the purchase page that tells the versions apart. */
export const LINES = { first: '添一勺蜜', second: '多添两勺蜜' } as const;

/**
 * A build of honey that differs from the present one in its container's name and in one visible line, as the next
 * version would: made from the built files, without building.
 */
export async function makeSecondVersion(folder: string): Promise<void> {
  const built = join(ROOT, 'apps/honey/dist');
  await cp(built, folder, { recursive: true });
  const { container } = JSON.parse(await readFile(join(built, 'build.json'), 'utf8')) as {
    container: string;
  };
  const other = `honey_${randomBytes(5).toString('hex')}`;
  let lines = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|cjs|json)$/.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const changed = text.replaceAll(container, other).replaceAll(LINES.first, LINES.second);
    lines += Number(changed.includes(LINES.second));
    if (changed !== text) await writeFile(file, changed);
  }
  // The script and the markup. A line that was reworded would leave two versions that look the same.
  if (lines < 2) throw new Error(`honey does not say ${LINES.first} any more: name another line`);
}
