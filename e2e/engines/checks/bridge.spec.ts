import { MAIN } from '../../steps/brands.ts';
import { expect, test } from '../stage.ts';
import { find } from '../steps/found.ts';
import { expectChosen } from '../steps/hand.ts';
import { handOver, playedApp } from '../steps/visit.ts';
import type { Driver, NativeApp } from '../driver.ts';

/** The page knows its user: it sells without asking for a phone number. */
async function expectKnownUser(driver: Driver, site: string): Promise<void> {
  await driver.open(site + MAIN.shelf);
  await expectChosen(driver, { role: 'radio', name: MAIN.preselected.name });
  expect(await find(driver, { role: 'textbox', name: '手机号' })).toBeNull();
}

test('in a native app the page knows its user without a login', async ({ launch, sandbox, engine }) => {
  test.skip(engine.app === null, 'the engine is a native app itself');
  const driver = await launch({ scripts: [await playedApp(sandbox, engine.app ?? '')] });
  await expectKnownUser(driver, sandbox.places.site);
});

/** How each protocol of the engine's own app looks on the wire, once the user is handed over. */
const APPS: Partial<Record<NativeApp['protocol'], string>> = {
  wvjb: 'WebViewJavascriptBridge, by frames that the app takes for itself',
};

for (const [protocol, how] of Object.entries(APPS)) {
  test(`a real native side speaks ${how}`, async ({ launch, sandbox, engine }) => {
    test.skip(engine.app !== null, 'the engine has no native side of its own');
    const driver = await launch({
      app: { protocol: protocol as NativeApp['protocol'], handOver: await handOver(sandbox) },
    });
    await expectKnownUser(driver, sandbox.places.site);
    expect(driver.traffic()).toContain('page_to_native getUserInfo');
    // The app calls a handler of the page, and hears its answer.
    await expect
      .poll(() => driver.traffic().some((line) => line.startsWith('page_to_native answer')))
      .toBe(true);
  });
}
