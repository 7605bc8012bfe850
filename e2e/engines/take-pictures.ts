import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSandbox } from '../fixtures/sandbox.ts';
import { BRAND_PAGES } from '../page-objects/purchase-pages.ts';
import type { Engine } from './engines.ts';
import { waitUntil } from './page-objects/find.ts';
import { loggedIn } from './page-objects/visit.ts';

const FOLDER = join(import.meta.dirname, 'pictures');

/** Runs in the page: scrolls to the top and waits for lazy chunks and images. WebKit decodes images after they are shown. */
const waitForImages = (): Promise<void> =>
  new Promise((done) => {
    window.scrollTo(0, 0);
    setTimeout(done, 2000);
  });

/**
 * Takes a picture of every brand's purchase page in every engine for the workbench's gallery, and writes their index.
 * They are not compared.
 */
export async function takePictures(site: string, engines: readonly Engine[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sandbox = await startSandbox('one-origin', site);
  const list: { engine: string; name: string; brand: string; path: string; file: string }[] = [];
  for (const engine of engines.filter(({ isPhone }) => isPhone)) {
    const driver = await engine.open({ userAgent: engine.userAgent, scripts: [await loggedIn(sandbox)] });
    for (const { name: brand, path } of BRAND_PAGES) {
      await driver.open(sandbox.places.site + path);
      await waitUntil(driver, { role: 'radio', name: '' });
      await waitUntil(driver, { role: 'button', name: '立即' });
      await driver.evaluate(waitForImages);
      const file = `${engine.id}-${brand}.png`;
      await writeFile(join(FOLDER, file), await driver.screenshot());
      list.push({ engine: engine.id, name: engine.name, brand, path, file });
    }
    await driver.close();
  }
  await sandbox.stop();
  await writeFile(join(FOLDER, 'engines.json'), `${JSON.stringify(list, null, 2)}\n`);
}
