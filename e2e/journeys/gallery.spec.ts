import type { Browser, Page } from '@playwright/test';
import { difference } from '../gallery/difference.ts';
import {
  isUpdate,
  keepAmounts,
  keepList,
  keepPicture,
  keptAmounts,
  keptList,
  keptPicture,
  listOf,
} from '../gallery/keep-pictures.ts';
import { amountsOn, takePicture, toWebp, type Picture } from '../gallery/picture.ts';
import { sceneId, type Scene } from '../gallery/scene.ts';
import { scenes, stories } from '../gallery/scenes/index.ts';
import { styleConflicts } from '../gallery/style-conflicts.ts';
import { expect, test } from '../fixtures/kept-page.ts';

/** Pictures are taken at a fixed time, so that dates and 「3 分钟前」 do not change. */
const MOMENT = Date.parse('2026-11-21T10:00:00+08:00');
/** Largest share of a picture that may change. */
const MOST_CHANGED = 0.02;
/** On a desktop the page has a QR code of its address, whose port changes with every run. */
const MOST_CHANGED_WITH_CODE = 0.08;

let desk: Promise<Page> | null = null;

/** An empty page per worker for comparing pictures: opening one for each takes longer than the comparison. */
const openDesk = (browser: Browser): Promise<Page> => (desk ??= browser.newPage());

test.describe('the contact sheet', () => {
  test('lists every scene with a unique id', () => {
    const list = listOf(scenes);
    if (isUpdate) keepList(list);
    expect(keptList(), 'run it with E2E_UPDATE_GALLERY=1').toBe(list);
    expect(new Set(scenes.map(sceneId)).size).toBe(scenes.length);
  });
});

const partOf = ({ isStart, isScreen }: Scene) => (isScreen ? 'screen' : isStart ? 'start' : 'whole');

/** A picture that the next one equals, so that nothing is still arriving. */
async function settledPicture(page: Page, scene: Scene, on: Page): Promise<Picture> {
  let last = await takePicture(page, partOf(scene));
  const changed = async () => {
    const before = last;
    last = await takePicture(page, partOf(scene));
    return difference(on, before, last);
  };
  await expect.poll(changed, { intervals: [500] }).toBe(0);
  return last;
}

/** Stores the amounts, and a picture that differs from the approved one. */
async function update(page: Page, scene: Scene, on: Page): Promise<void> {
  // The call of a loading state hangs.
  if (scene.key !== 'loading') await page.waitForLoadState('networkidle');
  const picture = await settledPicture(page, scene, on);
  keepAmounts(scene, await amountsOn(page));
  const kept = keptPicture(scene);
  if (!kept || (await difference(on, kept, picture)) > 0)
    keepPicture(scene, await toWebp(on, picture, scene.key === 'default' && !scene.isStart ? 0.85 : 0.7));
}

/** Takes pictures until one is like the approved one, which is when the page is ready. */
async function compare(page: Page, scene: Scene, on: Page): Promise<void> {
  const kept = keptPicture(scene);
  if (!kept) throw new Error('a new scene: check it and store its picture with E2E_UPDATE_GALLERY=1');
  let picture = kept;
  const changed = async () => difference(on, kept, (picture = await takePicture(page, partOf(scene))));
  try {
    await expect
      .poll(changed, { message: 'differs from the approved picture', timeout: 10_000 })
      .toBeLessThanOrEqual(scene.environment === 'desktop' ? MOST_CHANGED_WITH_CODE : MOST_CHANGED);
  } catch (error) {
    await test.info().attach('current picture', { body: picture.content, contentType: picture.type });
    throw error;
  }
  expect(await amountsOn(page), 'amounts differ from the approved picture').toBe(keptAmounts(scene));
  expect(await styleConflicts(page), 'the order of these style sheets decides how the page looks').toEqual(
    [],
  );
}

for (const story of stories) {
  const first = story[0]!;
  const { route, environment, account, profile = 'current' } = first;
  const states = [...new Set(story.map(({ state }) => state))].join('、');
  test.describe(`the contact sheet, ${route}`, () => {
    test.use({
      environment,
      account,
      profile,
      moment: MOMENT,
      ...(environment === 'desktop' && { viewport: { width: 1280, height: 800 } }),
    });

    test(`${states}: ${sceneId(first)}`, async ({ page, control, ledger, browser }) => {
      const fixtures = { page, control, ledger };
      await page.clock.install({ time: MOMENT });
      for (const scene of story)
        await test.step(sceneId(scene), async () => {
          await page.context().setOffline(false);
          await scene.prepare?.(fixtures);
          if (!scene.follows) await page.goto(scene.path);
          await scene.act?.(fixtures);
          await (isUpdate ? update : compare)(page, scene, await openDesk(browser));
        });
    });
  });
}
