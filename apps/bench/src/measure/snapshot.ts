import type { Browser } from '@playwright/test';
import type { Snapshot } from '../variants/floor.ts';
import type { Subject } from '../subjects.ts';
import { becomesTrue, newProfile } from './browser.ts';
import { installProbe } from './probe.ts';

/** Headers of a first call that a backend reads. */
const SENT = ['accept', 'authorization'];

/** A page of the product in the first frame with data, and the call that it needed for it. */
export async function takeSnapshot(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
  { path, call, target }: Subject,
): Promise<Snapshot> {
  const context = await newProfile(browser, origin, storage);
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe, target);
    await page.addInitScript(keepFirstView);
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === call);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const request = await sent;
    const headers = await request.allHeaders();
    if (!(await becomesTrue(await context.newCDPSession(page), 'window.__view !== undefined')))
      throw new Error(`${path} shows no data, so it has no floor`);
    const { pathname, search } = new URL(request.url());
    return {
      call: pathname + search,
      headers: Object.fromEntries(SENT.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      view: await page.evaluate(() => window.__view),
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** HTML of the root in the first frame with data. */
    __view: string;
  }
}

/** Runs in the page, after the probe. */
function keepFirstView(): void {
  const check = () => {
    const root = document.getElementById('root');
    if (!root || window.__seen.cards === null) return void requestAnimationFrame(check);
    // The state of an input is not in its HTML.
    for (const input of root.querySelectorAll('input')) input.toggleAttribute('checked', input.checked);
    window.__view = root.innerHTML;
  };
  requestAnimationFrame(check);
}
