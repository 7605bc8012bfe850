import { expect, test } from '../stage.ts';
import { expectThere } from '../steps/hand.ts';

test('a privacy text reads', async ({ launch, sandbox }) => {
  const driver = await launch();
  await driver.open(`${sandbox.places.site}/lxbpa`);
  await expectThere(driver, { role: 'heading', name: '' });
  expect(await driver.evaluate(() => document.title)).toBe('隐私政策');
  expect(await driver.evaluate(() => document.body.innerText.length)).toBeGreaterThan(2000);
});
