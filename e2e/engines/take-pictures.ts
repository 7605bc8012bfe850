import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSandbox } from '../stage/sandbox.ts';
import type { Engine } from './engines.ts';
import { waitUntil } from './steps/found.ts';
import { SHELVES } from './steps/shelves.ts';
import { loggedIn } from './steps/visit.ts';

const FOLDER = join(import.meta.dirname, '../../apps/sandbox/gallery/engines');

/** In the page: at its top, with the lazy chunks and the drawings there. WebKit decodes drawings after they were shown. */
const stand = (): Promise<void> =>
  new Promise((done) => {
    window.scrollTo(0, 0);
    setTimeout(done, 2000);
  });

/**
 * Takes a picture of every brand's purchase page in every engine, for the gallery of the workbench, and writes the list
 * of them. They are there to be looked at, side by side: nothing compares them.
 */
export async function takePictures(site: string, engines: readonly Engine[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sandbox = await startSandbox('one-origin', site);
  const list: { engine: string; name: string; brand: string; path: string; file: string }[] = [];
  for (const engine of engines.filter(({ isPhone }) => isPhone)) {
    const driver = await engine.open({ userAgent: engine.userAgent, scripts: [await loggedIn(sandbox)] });
    for (const { brand, path } of SHELVES) {
      await driver.open(sandbox.places.site + path);
      await waitUntil(driver, { role: 'radio', name: '' });
      await waitUntil(driver, { role: 'button', name: '立即' });
      await driver.evaluate(stand);
      const file = `${engine.id}-${brand}.png`;
      await writeFile(join(FOLDER, file), await driver.screenshot());
      list.push({ engine: engine.id, name: engine.name, brand, path, file });
    }
    await driver.close();
  }
  await sandbox.stop();
  await writeFile(join(FOLDER, 'engines.json'), `${JSON.stringify(list, null, 2)}\n`);
}
