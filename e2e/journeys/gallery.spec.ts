import type { Page } from '@playwright/test';
import { difference } from '../gallery/difference.ts';
import { keepList, keepPicture, keptList, keptPicture, listOf } from '../gallery/keep-pictures.ts';
import { takePicture, toWebp } from '../gallery/picture.ts';
import { sceneId } from '../gallery/scene.ts';
import { scenes } from '../gallery/scenes/index.ts';
import { expect, test as base } from '../fixtures/kept-page.ts';

/** Pictures are taken at a fixed time, so that dates and 「3 分钟前」 do not change. */
const MOMENT = Date.parse('2026-11-21T10:00:00+08:00');
/** Largest share of a picture that may change. */
const MOST_CHANGED = 0.02;
/** On a desktop the page has a QR code of its address, whose port changes with every run. */
const MOST_CHANGED_WITH_CODE = 0.08;

/** An empty page per worker for comparing pictures: opening one for each takes longer than the comparison. */
const test = base.extend<object, { desk: Page }>({
  desk: [
    async ({ browser }, use) => {
      const desk = await browser.newPage();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
});

const isUpdate = process.env['E2E_UPDATE_GALLERY'] !== undefined;

test.describe('the contact sheet', () => {
  test('lists every scene with a unique id', () => {
    const list = listOf(scenes);
    if (isUpdate) keepList(list);
    expect(keptList(), 'run it with E2E_UPDATE_GALLERY=1').toBe(list);
    expect(new Set(scenes.map(sceneId)).size).toBe(scenes.length);
  });
});

for (const scene of scenes) {
  test.describe(`the contact sheet, ${scene.route}`, () => {
    test.use({ environment: scene.environment, account: scene.account, moment: MOMENT });

    test(`${scene.state}: ${sceneId(scene)}`, async ({ page, control, ledger, desk }) => {
      const fixtures = { page, control, ledger };
      await page.clock.install({ time: MOMENT });
      await scene.prepare?.(fixtures);
      await page.goto(scene.path);
      if (scene.act) await scene.act(fixtures);
      else await page.waitForLoadState('networkidle');
      const picture = await takePicture(page);
      const kept = keptPicture(scene);
      if (isUpdate) {
        if (!kept || (await difference(desk, kept, picture)) > MOST_CHANGED / 10)
          keepPicture(scene, await toWebp(desk, picture));
        return;
      }
      if (!kept) throw new Error('a new scene: check it and store its picture with E2E_UPDATE_GALLERY=1');
      const changed = await difference(desk, kept, picture);
      const most = scene.environment === 'desktop' ? MOST_CHANGED_WITH_CODE : MOST_CHANGED;
      if (changed > most)
        await test.info().attach('current picture', { body: picture.content, contentType: picture.type });
      expect(changed, 'differs from the approved picture').toBeLessThanOrEqual(most);
    });
  });
}
