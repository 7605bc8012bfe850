import { clippedTexts, overflow, overlappingTexts } from '../../steps/measure.ts';
import type { Driver } from '../driver.ts';
import { expect, test } from '../stage.ts';
import { expectThere } from '../steps/hand.ts';
import { measureBar } from '../steps/measure-bar.ts';
import { missingGaps, touchingTiles } from '../steps/measure-gaps.ts';
import { smallTargets } from '../steps/measure-targets.ts';
import { SHELVES } from '../steps/shelves.ts';
import { loggedIn } from '../steps/visit.ts';

const HEIGHT = 812;

/** Everything that is measured at one size. */
async function expectLaidOut(driver: Driver, where: string): Promise<void> {
  expect.soft(await overflow(driver), `${where}: beyond the screen`).toBe(0);
  expect.soft(await clippedTexts(driver), `${where}: clipped texts`).toEqual([]);
  expect.soft(await overlappingTexts(driver), `${where}: texts on texts`).toEqual([]);
  expect.soft(await missingGaps(driver), `${where}: gaps that are not there`).toEqual([]);
  expect.soft(await touchingTiles(driver), `${where}: tiles on tiles`).toEqual([]);
  expect.soft(await smallTargets(driver), `${where}: smaller than a finger`).toEqual([]);
  const bar = await measureBar(driver);
  expect.soft(bar, `${where}: the pay bar`).toEqual({ toBottom: 0, isSeen: true, covered: [] });
}

for (const { brand, path } of SHELVES) {
  test(`${brand}'s packages are laid out as meant at 320 and 375 px, and at twice the text`, async ({
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
