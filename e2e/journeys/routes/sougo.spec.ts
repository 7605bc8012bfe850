import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { login } from '../../steps/login.ts';
import {
  choose,
  expectAmount,
  expectShelf,
  openShelf,
  packageRadio,
  packages,
  payButton,
  ways,
} from '../../steps/shelf.ts';
import { buy, buyByKeyboard, expectTroubleTold, payInCashier } from '../../steps/shop-journeys.ts';
import { SOUGO } from '../../steps/shops.ts';

const NEW_PHONE = '13912345678';

test.describe('/sougo', () => {
  test('opened directly: what the app is, what members say, and a purchase', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, SOUGO, '?um=sougo-chat');
    await expect(
      page.getByRole('heading', { level: 1, name: /^消息不知道怎么回？\s?让聊小白帮你想$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^聊小白是一款聊天助手/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '聊小白能帮你' })).toBeVisible();
    await expect(page.getByText('最近 6 条评价，平均 4.7 分（满分 5 分）')).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '季度会员');
    await expectAmount(page, 6800);
    await choose(ways(page), '支付宝');
    await buy(page, ledger, 6800);
    const { orders } = await control.state();
    expect(orders.map(({ status, um }) => [status, um])).toEqual([['paid', 'sougo-chat']]);
  });

  test('speaks of a sister app where the link names it', async ({ page, expectAccessible }) => {
    await openShelf(page, SOUGO, '?app=tcq');
    await expect(
      page.getByRole('heading', { level: 1, name: /^一上镜就忘词？\s?提词器替你记着$/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '打开App' })).toHaveAttribute('href', '/openapp?app=tcq');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' })).toHaveAttribute(
      'href',
      '/tcqpa',
    );
    await expectAccessible();
  });

  test('looks the same where another page of the brand has brought its styles', async ({ page }) => {
    await openShelf(page, SOUGO);
    const card = packages(page).locator('label[data-checked]');
    const ground = () => card.evaluate((label) => getComputedStyle(label).backgroundColor);
    const before = await ground();
    const brought = await page.evaluate(async () => {
      const html = await (await fetch('/')).text();
      const styles = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('style');
      const rules = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
      const own = rules();
      document.head.append(...styles);
      return rules() - own;
    });
    expect(brought).toBeGreaterThan(100);
    expect(await ground()).toBe(before);
  });

  test('left for a text that is agreed to, and come back to', async ({ page }) => {
    await openShelf(page, SOUGO);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
    await expect(page).toHaveURL(/\/privacyagree$/);
    await page.goBack();
    await expectShelf(page, SOUGO);
  });

  test('the wall stands still, and what moves can be stopped', async ({ page }) => {
    await openShelf(page, SOUGO);
    await page.getByRole('button', { name: '暂停播报' }).click();
    await expect(page.getByRole('button', { name: '继续播报' })).toBeVisible();
    // The line that was just changed comes to its end, and then nothing moves any more.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('what nobody said is not on the wall', async ({ page, control }) => {
    await control.faults({ match: 'GET /api/main/v1/feedback-list', kind: 'status', status: 500 });
    await openShelf(page, SOUGO);
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '用过的人怎么说' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });
    test('somebody from a search sees prices, logs in when paying, and goes on to pay', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openShelf(page, SOUGO);
      await payButton(page).click();
      await expect(page.getByRole('dialog', { name: '登录后继续开通' })).toBeVisible();
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 16800);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('pays over the page', async ({ page, ledger }) => {
      await openShelf(page, SOUGO);
      await expect(page.getByText('想用支付宝，请复制链接到浏览器打开')).toBeVisible();
      await buy(page, ledger, 16800, 'sheet');
    });
  });

  test('is bought by keyboard alone', async ({ page, ledger }) => {
    await openShelf(page, SOUGO);
    await buyByKeyboard(page, SOUGO, ledger);
  });

  test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, SOUGO);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('trouble is told in plain words, under what the app is', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await expectTroubleTold(page, SOUGO, control, expectAccessible);
  });

  test('a shelf with nothing on it is no error', async ({ page, expectAccessible }) => {
    await page.route('**/vip/packages/wechat**', (route) => route.fulfill({ json: { packages: [] } }));
    await page.goto('/sougo');
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expectAccessible();
  });

  test('without a network the page says so', async ({ page, context }) => {
    await openShelf(page, SOUGO);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await context.setOffline(false);
    await expect(packageRadio(page, '年度会员')).toBeChecked();
  });
});
