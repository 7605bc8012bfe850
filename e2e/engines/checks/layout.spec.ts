import { clippedTexts, overflow, overlappingTexts } from '../../page-objects/measure.ts';
import { BRAND_PAGES } from '../../page-objects/purchase-pages.ts';
import type { Driver } from '../driver.ts';
import { expect, test } from '../fixtures.ts';
import { expectThere } from '../page-objects/act.ts';
import { measureBar } from '../page-objects/measure-bar.ts';
import { missingGaps, touchingTiles } from '../page-objects/measure-gaps.ts';
import { smallTargets } from '../page-objects/measure-targets.ts';
import { loggedIn } from '../page-objects/visit.ts';

const HEIGHT = 812;

/** All measurements at one size. */
async function expectLaidOut(driver: Driver, where: string): Promise<void> {
  expect.soft(await overflow(driver), `${where}: beyond the screen`).toBe(0);
  expect.soft(await clippedTexts(driver), `${where}: clipped texts`).toEqual([]);
  expect.soft(await overlappingTexts(driver), `${where}: texts on texts`).toEqual([]);
  expect.soft(await missingGaps(driver), `${where}: missing gaps`).toEqual([]);
  expect.soft(await touchingTiles(driver), `${where}: tiles on tiles`).toEqual([]);
  expect.soft(await smallTargets(driver), `${where}: smaller than a finger`).toEqual([]);
  const bar = await measureBar(driver);
  expect.soft(bar, `${where}: the pay bar`).toEqual({ toBottom: 0, isSeen: true, covered: [] });
}

for (const { name, path } of BRAND_PAGES) {
  test(`${name}'s packages are laid out correctly at 320 and 375 px and at twice the text`, async ({
    launch,
    sandbox,
    engine,
  }) => {
    test.skip(!engine.isPhone, 'its window cannot be as narrow as a phone');
    const driver = await launch({ scripts: [await loggedIn(sandbox)] });
    await driver.open(sandbox.places.site + path);
    await expectThere(driver, { role: 'radio', name: '' });
    await expectThere(driver, { role: 'button', name: '立即' });
    for (const size of ['100%', '200%']) {
      await driver.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
      for (const width of [320, 375]) {
        await driver.resize(width, HEIGHT);
        await expectLaidOut(driver, `${width} px, text ${size}`);
      }
    }
  });
}
