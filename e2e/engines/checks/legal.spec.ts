import { expect, test } from '../fixtures.ts';
import { expectThere } from '../page-objects/act.ts';

test('a privacy policy can be read', async ({ launch, sandbox }) => {
  const driver = await launch();
  await driver.open(`${sandbox.places.site}/lxbpa`);
  await expectThere(driver, { role: 'heading', name: '' });
  expect(await driver.evaluate(() => document.title)).toBe('隐私政策');
  expect(await driver.evaluate(() => document.body.innerText.length)).toBeGreaterThan(2000);
});
