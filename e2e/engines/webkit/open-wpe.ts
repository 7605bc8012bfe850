import type { Driver, Opening } from '../driver.ts';
import { startDriver } from './start-driver.ts';
import { webDriverPage } from './web-driver-page.ts';
import { openSession } from './webdriver.ts';

/** Opens a page in WPE WebKit with a fixed size of 800 x 600 px. It has no init scripts: they run in a plain file of the site first. */
export async function openWpe({ userAgent, scripts }: Opening): Promise<Driver> {
  const driver = await startDriver('WPEWebDriver', {});
  const session = await openSession(driver.base, {
    'wpe:browserOptions': {
      binary: '/usr/bin/cog',
      args: [
        '--automation',
        '--platform=headless',
        `--user-agent=${userAgent}`,
        '--enable-write-console-messages-to-stdout=true',
      ],
    },
  });
  const page = webDriverPage(session, { written: driver.written, traffic: () => [], end: driver.end });
  return {
    ...page,
    async open(address) {
      await page.open(new URL('/registry.json', address).href);
      for (const script of scripts) await session.post('/execute/sync', { script, args: [] });
      await page.open(address);
    },
  };
}
