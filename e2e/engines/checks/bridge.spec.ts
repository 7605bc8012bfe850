import { MAIN } from '../../steps/brands.ts';
import type { Driver } from '../driver.ts';
import { engines } from '../engines.ts';
import { expect, test } from '../stage.ts';
import { find } from '../steps/found.ts';
import { expectChosen } from '../steps/hand.ts';
import { handOver, playedApp } from '../steps/visit.ts';

/** The page knows its user: it sells without asking for a phone number. */
async function expectKnownUser(driver: Driver, site: string): Promise<void> {
  await driver.open(site + MAIN.shelf);
  await expectChosen(driver, { role: 'radio', name: MAIN.preselected.name });
  expect(await find(driver, { role: 'textbox', name: '手机号' })).toBeNull();
}

test('in a played app the page knows its user without a login', async ({ launch, sandbox, engine }) => {
  test.skip(engine.playedApp === null, 'a native app of its own, or none');
  const driver = await launch({ scripts: [await playedApp(sandbox, engine.playedApp ?? '')] });
  await expectKnownUser(driver, sandbox.places.site);
});

for (const protocol of new Set(engines.flatMap(({ protocols }) => protocols))) {
  test(`a real native side is spoken to and speaks over ${protocol}`, async ({ launch, sandbox, engine }) => {
    test.skip(!engine.protocols.includes(protocol), 'the engine has no such native side');
    const driver = await launch({ app: { protocol, handOver: await handOver(sandbox) } });
    await expectKnownUser(driver, sandbox.places.site);
    expect(driver.traffic()).toContain('page_to_native getUserInfo');
    // The app calls a handler of the page, and hears its answer.
    const hasAnswered = () => driver.traffic().some((line) => line.startsWith('page_to_native answer'));
    await expect.poll(hasAnswered, { message: 'the page answers onResume' }).toBe(true);
  });
}
