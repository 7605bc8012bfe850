import type { Page } from '@playwright/test';
import { addBrands } from '../fixtures/compose-site.ts';
import { HONEY, MAIN, type Brand } from '../page-objects/brands.ts';
import { expectPackageList } from '../page-objects/package-list.ts';
import { expect, test } from './fixtures/test.ts';

/** The shell's file with react-dom: the boot script loads it while the page is drawn. */
const TAKES_OVER = /\/r\/shell\/.*\/start\.\w+\.js$/;

/**
 * The cost of a page until React has taken it over. Compressed bytes without headers; scripts by address,
 * because they are requested in parallel.
 */
interface BootCost {
  html: number;
  scripts: { address: string; bytes: number }[];
  /** Until the page is drawn: one for the HTML, one for its scripts; scripts that it does not name cost one more. */
  roundTrips: number;
}

async function bootCost(page: Page, brand: Brand): Promise<BootCost> {
  const answer = await page.goto(brand.path);
  const html = (await answer?.text()) ?? '';
  await expectPackageList(page, brand);
  // Requested by the boot script, before or after the document is complete.
  await page.waitForFunction(
    (takesOver) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(takesOver).test(name)),
    TAKES_OVER.source,
  );
  const taken = await page.evaluate((takesOver) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isScript = ({ name }: PerformanceResourceTiming) => /\.js$/.test(name);
    const isBefore = ({ startTime }: PerformanceResourceTiming) =>
      startTime < (document?.domContentLoadedEventStart ?? 0);
    return {
      html: document?.encodedBodySize ?? 0,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => isScript(entry) && (isBefore(entry) || new RegExp(takesOver).test(entry.name)))
        .map(({ name, encodedBodySize }) => ({ address: new URL(name).pathname, bytes: encodedBodySize }))
        .sort((a, b) => (a.address < b.address ? -1 : 1)),
    };
  }, TAKES_OVER.source);
  const isNamed = taken.scripts.every(
    ({ address }) => TAKES_OVER.test(address) || html.includes(`src="${address}"`),
  );
  return { ...taken, roundTrips: isNamed ? 2 : 3 };
}

const total = ({ html, scripts }: BootCost) => scripts.reduce((sum, { bytes }) => sum + bytes, html);

test('a page costs the same among 4 brands and among 200', async ({ page, site }) => {
  // Composing 200 brands is slow on a busy machine.
  test.slow();
  // Each visit is a first visit.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const brands = [MAIN, HONEY];
  // No canary: its tags are written by the boot script.
  await site.release('rollback', 'honey');
  const among4 = [await bootCost(page, MAIN), await bootCost(page, HONEY)];
  await addBrands(site.folder, 196);
  const { slices } = JSON.parse(await site.read('registry.json')) as { slices: object };
  expect(Object.keys(slices)).toHaveLength(1 + 200);
  for (const [at, brand] of brands.entries()) {
    const before = among4[at];
    if (!before) throw new Error(`${brand.name} was not measured`);
    const after = await bootCost(page, brand);
    expect(before.scripts.length).toBeGreaterThan(2);
    expect(before.roundTrips).toBe(2);
    expect(after.roundTrips).toBe(2);
    expect(after.scripts.map(({ address }) => address)).toEqual(before.scripts.map(({ address }) => address));
    expect(Math.abs(after.html / before.html - 1)).toBeLessThan(0.02);
    expect(Math.abs(total(after) / total(before) - 1)).toBeLessThan(0.02);
    console.log(
      `${brand.path}: ${total(before)} bytes among 4 brands, ${total(after)} among 200; ${before.scripts.length + 1} files, ${before.roundTrips} round trips`,
    );
  }
});
