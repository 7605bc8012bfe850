import type { Browser, Locator, Page } from '@playwright/test';
import { CATEGORIES, framesBetween, type Frames, type TraceEvent } from './frames.ts';
import { inLoadedPage, navigateInPage, type Visit } from './in-app.ts';

/** Movements of a purchase page, in the order in which they are measured. */
export type Movement = 'another package' | 'sheet opens' | 'sheet closes' | 'another page';

export interface Movements {
  frames: Record<Movement, Frames>;
  errors: string[];
}

/** Does what moves something in a page, each with a trace of its frames. */
export const measureMovements = (visit: Visit): Promise<Movements> =>
  inLoadedPage(visit, async ({ page, network, errors }) => {
    const { browser, from, to } = visit;
    const framesOf = (act: () => Promise<number>) => traceFrames(browser, page, act);
    const tapOn = async (target: Locator) => {
      const place = await placeOf(target);
      return framesOf(() => tap(page, place));
    };
    const frames = {
      'another package': await tapOn(
        page.locator(`${from.target.choice}:not(:checked)`).first().locator('xpath=ancestor::label'),
      ),
      'sheet opens': await tapOn(page.getByRole('button', { name: new RegExp(from.target.act) })),
      'sheet closes': await tapOn(page.getByRole('dialog').getByRole('button', { name: '关闭' })),
      'another page': await framesOf(async () => {
        const { start } = await page.evaluate(navigateInPage, { to: to.path, content: to.target.content });
        return start;
      }),
    };
    await network.quiet();
    return { frames, errors };
  });

interface Place {
  x: number;
  y: number;
}

/**
 * The middle of an element, in view. `Locator.tap` and `scrollIntoViewIfNeeded` watch the element in animation frames, and
 * Chromium counts those, and the first frames after them, as movement of the page.
 */
async function placeOf(target: Locator): Promise<Place> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps, and returns when the page had the tap: ms since the navigation began. */
async function tap(page: Page, { x, y }: Place): Promise<number> {
  const tapped = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve, reject) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
      setTimeout(reject, 5000, new Error('the tap did not arrive'));
    });
    return { time };
  });
  await page.touchscreen.tap(x, y);
  return tapped.evaluate(({ time }) => time);
}

/** Longer than any movement, ms. */
const SETTLE_MS = 1000;

/** The frames of what an act starts. The act returns when it began. */
async function traceFrames(browser: Browser, page: Page, act: () => Promise<number>): Promise<Frames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const startTime = await act();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate((from) => {
    performance.mark('begin', { startTime: from });
    performance.mark('end');
  }, startTime);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return framesBetween(traceEvents, 'begin', 'end');
}
