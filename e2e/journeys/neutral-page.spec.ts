import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Control, Fault } from '../fixtures/control.ts';
import { type Brand, HONEY, MAIN } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { submitCode, askForCode, sentCode } from '../page-objects/login.ts';
import { expectPackageList, openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { buy, openCashier, payInCashier } from '../page-objects/purchase.ts';
import { ACPAY, DIY, TUIWEN, YOUQUAN } from '../page-objects/purchase-pages.ts';
import { expectPaid, returnDialog } from '../page-objects/result.ts';

/** The shell's own page in place of a brand whose release is broken. */

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '当前为简洁版' });

/** The notice, and the packages as on the brand's own page. */
async function expectNeutral(page: Page, brand: Brand): Promise<void> {
  await expect(notice(page)).toContainText('页面加载失败');
  await expectPackageList(page, brand);
}

/** Every page of a remote throws while it renders. */
const throwOnMount = (context: BrowserContext, name: string) =>
  context.addInitScript((remote) => {
    let broken: unknown;
    Object.defineProperty(window, remote, {
      get: () => broken,
      set(container: object) {
        const Page = () => {
          throw new Error('planted');
        };
        broken = { ...container, get: () => Promise.resolve(() => ({ default: Page })) };
      },
    });
  }, `remote_${name}`);

type Break = (control: Control, context: BrowserContext, name: string) => Promise<unknown>;

const file =
  (fault: Omit<Fault, 'match'>): Break =>
  (control, _, name) =>
    control.faults({ match: `/r/${name}/**`, ...fault });

const missing = file({ kind: 'status', status: 404 });

const WAYS: [string, Break][] = [
  ['is missing', missing],
  ['is HTML', file({ kind: 'html' })],
  ['is garbage', file({ kind: 'malformed' })],
  ['throws on mount', (_, context, name) => throwOnMount(context, name)],
];

for (const brand of [MAIN, HONEY, YOUQUAN, TUIWEN])
  for (const [how, breakIt] of WAYS)
    test(`${brand.name} ${how}: its packages are sold once, and the result is shown`, async ({
      page,
      context,
      control,
      ledger,
    }) => {
      await breakIt(control, context, brand.name);
      await page.goto(brand.path);
      await expectNeutral(page, brand);
      await buy(page, ledger, brand.preselected.amount);
      await page.reload();
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });

test('an activity is sold in its own time, and the other brands are not affected', async ({
  page,
  control,
  ledger,
  expectAccessible,
}) => {
  await missing(control, page.context(), 'main');
  await page.goto(ACPAY.path);
  await expectNeutral(page, ACPAY);
  await expectAccessible();
  await openPackageList(page, HONEY);
  await expect(notice(page)).toHaveCount(0);
  await buy(page, ledger, HONEY.preselected.amount);
});

test.describe('anonymous', () => {
  test.use({ account: null });
  test('a buyer logs in, and the order names the agreements of the brand', async ({
    page,
    control,
    ledger,
  }) => {
    await missing(control, page.context(), 'honey');
    await page.goto(HONEY.path);
    await expectNeutral(page, HONEY);
    await payButton(page).click();
    await askForCode(page, '13900000007');
    await submitCode(page, await sentCode(control, '13900000007'));
    await page.getByRole('dialog').getByRole('button', { name: '同意并支付' }).click();
    await payInCashier(page, ledger, HONEY.preselected.amount);
    const { orders, events } = await control.state();
    expect(orders.map(({ consents }) => consents.map(({ document }) => document))).toEqual([
      ['/mxy/and/vip', '/mxy/and/privacy'],
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({
        name: 'neutral_page',
        props: expect.objectContaining({ brand: 'honey', page: 'sale' }) as unknown,
      }),
    );
  });
});

test('an order of the brand’s page is finished on the neutral page', async ({
  page,
  context,
  control,
  ledger,
}) => {
  await openCashier(page, HONEY);
  await throwOnMount(context, 'honey');
  await page.goto(HONEY.path);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: '继续支付' }).click();
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await payInCashier(page, ledger, HONEY.preselected.amount);
  expect((await control.state()).orders).toHaveLength(1);
});

test('an order of the neutral page is finished on the brand’s page', async ({ page, control, ledger }) => {
  await missing(control, page.context(), 'honey');
  await page.goto(HONEY.path);
  await expectNeutral(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
  await control.clearFaults();
  await inCashier(page, '取消支付');
  await expect(notice(page)).toHaveCount(0);
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await payInCashier(page, ledger, HONEY.preselected.amount);
  expect((await control.state()).orders).toHaveLength(1);
});

test('重试 loads the brand’s page', async ({ page, control }) => {
  await missing(control, page.context(), 'honey');
  await page.goto(HONEY.path);
  await expectNeutral(page, HONEY);
  await control.clearFaults();
  await notice(page).getByRole('button', { name: '重试' }).click();
  await expectPackageList(page, HONEY);
  await expect(notice(page)).toHaveCount(0);
});

test('a page that is not sold from leads to the packages', async ({ page, control }) => {
  await missing(control, page.context(), 'main');
  await page.goto(DIY.path);
  await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
  await page.getByRole('link', { name: '查看会员套餐' }).click();
  await expectNeutral(page, MAIN);
});

test('a release without the seller’s data shows the failure page', async ({ page, control }) => {
  await page.addInitScript(() => {
    let data: unknown;
    Object.defineProperty(window, '__page', {
      get: () => data,
      set(value: { slice: Record<string, { seller?: unknown } | null> }) {
        for (const release of [value.slice['live'], value.slice['lastGood']]) delete release?.seller;
        data = value;
      },
    });
  });
  await missing(control, page.context(), 'honey');
  await page.goto(HONEY.path);
  await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});
