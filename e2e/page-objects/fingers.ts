import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** Touch input on a page. */
export interface Finger {
  /** Taps the middle of an uncovered element, once more per gap (ms after the previous tap). */
  tap(target: Locator, gaps?: readonly number[]): Promise<void>;
  /** The same for an element that may be covered. */
  tapBlindly(target: Locator, gaps?: readonly number[]): Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** Playwright's taps wait for the page between two taps, so they cannot be quick. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const tapBlindly = async (target: Locator, gaps: readonly number[] = []) => {
    // A tap may open another page. Chromium then never acknowledges the touches that the old one had not processed.
    const left = new Promise<void>((resolve) => page.once('framenavigated', () => resolve()));
    const box = await target.boundingBox();
    if (!box) throw new Error('no element to tap');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const taps = [touch(session, x, y)];
    for (const gap of gaps) {
      // The gap is part of the input.
      await wait(gap);
      taps.push(touch(session, x, y));
    }
    await Promise.race([Promise.all(taps), left]);
  };
  return {
    tapBlindly,
    async tap(target, gaps) {
      await reachable(target);
      await tapBlindly(target, gaps);
    },
  };
}

/** Waits until nothing covers the middle of an element. */
const reachable = (target: Locator): Promise<void> =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
