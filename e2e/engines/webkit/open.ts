import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wvjbPageSide } from '../../conformance/wire/wvjb-page-side.ts';
import type { Driver, Opening } from '../driver.ts';
import { callOf } from '../old-syntax.ts';
import { openScreen } from './screen.ts';
import { startDriver } from './start-driver.ts';
import { webDriverPage } from './web-driver-page.ts';
import { openSession } from './webdriver.ts';

const HOST = join(import.meta.dirname, '../webkit-host.py');

/** Opens a page in WebKitGTK inside `webkit-host.py`. */
export async function openWebKit({ userAgent, scripts, app }: Opening): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const traffic = join(folder, 'traffic');
  await writeFile(traffic, '');
  const pageSide = callOf(wvjbPageSide, undefined);
  const screen = await openScreen();
  const driver = await startDriver('WebKitWebDriver', {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    WEBKIT_HOST: JSON.stringify({ userAgent, scripts, app: app ?? null, pageSide, traffic }),
  });
  const end = async () => {
    await driver.end();
    await screen.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const session = await openSession(driver.base, {
      'webkitgtk:browserOptions': { binary: HOST, args: [] },
      // The app answers prompts.
      unhandledPromptBehavior: 'ignore',
    });
    const page = webDriverPage(session, {
      written: driver.written,
      traffic: () => readFileSync(traffic, 'utf8').split('\n').filter(Boolean),
      end,
    });
    await page.resize(375, 812);
    return page;
  } catch (error) {
    await end();
    throw error;
  }
}
