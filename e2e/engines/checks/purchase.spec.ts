import { BRANDS, yuan } from '../../page-objects/brands.ts';
import { expect, test } from '../fixtures.ts';
import { choose, expectChosen, expectThere, tap } from '../page-objects/act.ts';
import { loggedIn } from '../page-objects/visit.ts';

for (const brand of BRANDS) {
  test(`${brand.name} sells a membership by H5 and charges it once`, async ({ launch, sandbox, ledger }) => {
    const driver = await launch({ scripts: [await loggedIn(sandbox)] });
    await driver.open(sandbox.places.site + brand.path);
    await expectChosen(driver, { role: 'radio', name: brand.preselected.name });
    await choose(driver, { role: 'radio', name: brand.other.name });
    await choose(driver, { role: 'radio', name: '微信支付' });
    await choose(driver, { role: 'checkbox', name: '' });
    await tap(driver, { role: 'button', name: '立即' });

    await expectThere(driver, { role: 'heading', name: '收银台' });
    const text = await driver.evaluate(() => document.body.innerText);
    expect(text).toContain(`¥${yuan(brand.other.amount)}`);
    await tap(driver, { role: 'button', name: '确认支付' });

    await expectThere(driver, { role: 'heading', name: '支付成功' });
    ledger.expectCharge(brand.other.amount);
    const { orders } = await sandbox.control.state();
    expect(orders.map(({ status }) => status)).toEqual(['paid']);
  });
}
