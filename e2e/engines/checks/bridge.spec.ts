import { MAIN } from '../../page-objects/brands.ts';
import type { Driver } from '../driver.ts';
import { engines } from '../engines.ts';
import { expect, test } from '../fixtures.ts';
import { find } from '../page-objects/find.ts';
import { expectChosen } from '../page-objects/act.ts';
import { handOver, playedApp } from '../page-objects/visit.ts';

/** The page has its user: it offers no login. */
async function expectKnownUser(driver: Driver, site: string): Promise<void> {
  await driver.open(site + MAIN.path);
  await expectChosen(driver, { role: 'radio', name: MAIN.preselected.name });
  expect(await find(driver, { role: 'button', name: '手机号登录' })).toBeNull();
}

test('in a played app the page has its user without a login', async ({ launch, sandbox, engine }) => {
  test.skip(engine.playedApp === null, 'a native app of its own, or none');
  const driver = await launch({ scripts: [await playedApp(sandbox, engine.playedApp ?? '')] });
  await expectKnownUser(driver, sandbox.places.site);
});

for (const protocol of new Set(engines.flatMap(({ protocols }) => protocols))) {
  test(`the page and a real native side call each other over ${protocol}`, async ({
    launch,
    sandbox,
    engine,
  }) => {
    test.skip(!engine.protocols.includes(protocol), 'the engine has no such native side');
    const driver = await launch({ app: { protocol, handOver: await handOver(sandbox) } });
    await expectKnownUser(driver, sandbox.places.site);
    expect(driver.traffic()).toContain('page_to_native getUserInfo');
    // The app calls a handler of the page and receives its answer.
    const hasAnswered = () => driver.traffic().some((line) => line.startsWith('page_to_native answer'));
    await expect.poll(hasAnswered, { message: 'the page answers onResume' }).toBe(true);
  });
}
