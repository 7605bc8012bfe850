import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** A finger on the screen of a page: real touch input, as the browser makes clicks of it. */
export interface Finger {
  /** Taps the middle of something that can be reached, once for each gap (ms after the tap before) and once more. */
  tap(target: Locator, gaps?: readonly number[]): Promise<void>;
  /** The same where something may lie over it: then that is tapped. */
  tapBlindly(target: Locator, gaps?: readonly number[]): Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** Playwright's own taps wait for the page between two of them, so a quick second tap cannot be made of them. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const tapBlindly = async (target: Locator, gaps: readonly number[] = []) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing is there to be tapped: no element');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const taps = [touch(session, x, y)];
    for (const gap of gaps) {
      // The gap is the input itself: a finger is so quick.
      await wait(gap);
      taps.push(touch(session, x, y));
    }
    await Promise.all(taps);
  };
  return {
    tapBlindly,
    async tap(target, gaps) {
      await reachable(target);
      await tapBlindly(target, gaps);
    },
  };
}

/** Waits until nothing lies over the middle of something. */
const reachable = (target: Locator): Promise<void> =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);

/** Waits until no animation runs that ends. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
};
