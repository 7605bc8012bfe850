import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Opening } from '../driver.ts';
import { callOf } from '../old-syntax.ts';
import { openScreen } from './screen.ts';
import { startDriver } from './start-driver.ts';
import { openSession } from './webdriver.ts';

const HOST = join(import.meta.dirname, '../webkit-host.py');
const PAGE_SIDE = join(import.meta.dirname, 'wvjb-page-side.js');

/** A console line of WebKit at the level of an error. */
const TROUBLE = /^.*CONSOLE (?:\w+ )?ERROR .*$/gm;

/** A page in WebKitGTK, in an app of our own. */
export async function openWebKit({ userAgent, scripts, app = undefined }: Opening): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const traffic = join(folder, 'traffic');
  await writeFile(traffic, '');
  const screen = await openScreen();
  const driver = await startDriver('WebKitWebDriver', {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    WEBKIT_HOST: JSON.stringify({
      userAgent,
      scripts,
      app: app ?? null,
      pageSide: await readFile(PAGE_SIDE, 'utf8'),
      traffic,
    }),
  });
  const session = await openSession(driver.base, {
    'webkitgtk:browserOptions': { binary: HOST, args: [] },
    // A prompt is the app's to answer.
    unhandledPromptBehavior: 'ignore',
  });
  let size = { width: 375, height: 812 };
  const resize = async (width: number, height: number) => {
    size = { width, height };
    await session.post('/window/rect', size);
  };
  await resize(size.width, size.height);

  return {
    open: (address) => session.post('/url', { url: address }),
    evaluate: (inPage: (argument: never) => unknown, argument?: unknown) =>
      session.post('/execute/sync', { script: `return ${callOf(inPage, argument)}`, args: [] }),
    async tap({ x, y }) {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      await session.post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'finger',
            parameters: { pointerType: 'touch' },
            actions: [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
          },
        ],
      });
    },
    resize,
    viewportSize: () => size,
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    troubles: () => driver.written().match(TROUBLE) ?? [],
    traffic: () => (existsSync(traffic) ? readFileSync(traffic, 'utf8').split('\n').filter(Boolean) : []),
    async close() {
      await session.end();
      await driver.end();
      await screen.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
