import type { Page } from '@playwright/test';
import { askForCode, submitCode } from '../page-objects/login.ts';
import { acceptPrice, expectRepriced } from '../page-objects/money.ts';
import { expectAmount, payAgreeing, payButton } from '../page-objects/package-list.ts';
import type { System } from './fixtures/systems.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers both questions. */
async function answer(page: Page, purpose: string, span: string): Promise<void> {
  await page.goto('/tuiwengo');
  for (const [question, name] of [
    ['你的内容用在哪里？', purpose],
    ['计划使用多久？', span],
  ] as const) {
    await expect(headline(page)).toHaveText(question);
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  }
}

interface Advice {
  id: string;
  name: string;
  amount: number;
}

/** For one's own account over a year. Laravel credits the rest of a standard membership, so that it recommends what is above. */
const OWN: Readonly<Record<System, Advice>> = {
  litemall: { id: '1181001', name: '会员年卡', amount: 16800 },
  laravel: { id: '4', name: '专业年卡', amount: 32800 },
  strict: { id: 'tuiwen-year', name: '年卡', amount: 19800 },
};
/** For money over a year: the highest level. litemall has only one. */
const TRADE: Readonly<Record<System, Advice>> = {
  ...OWN,
  strict: { id: 'tuiwen-pro', name: '高级年卡', amount: 39600 },
};

for (const [purpose, advised] of [
  ['个人账号', OWN],
  ['接单或带货', TRADE],
] as const)
  test(`/tuiwengo: the answers ${purpose} and 长期使用 lead to a package, which is paid and charged once`, async ({
    page: tab,
    system,
    backend,
    charged,
  }) => {
    const { name, amount } = advised[system];
    await answer(tab, purpose, '长期使用');
    await expect(headline(tab)).toHaveText(`适合你的是${name}`);
    await expectAmount(tab, amount);
    await expect(tab.getByText('已抵扣 58 元')).toHaveCount(system === 'laravel' ? 1 : 0);
    await payAgreeing(tab);
    await payInCashier(tab, charged, amount);
    expect(backend.state().orders).toMatchObject([{ status: 'paid', amount, packageName: name }]);
  });

test('/tuiwengo: a price that changed after the recommendation is charged only after another tap', async ({
  page: tab,
  system,
  backend,
  charged,
}) => {
  const { id, amount } = OWN[system];
  await answer(tab, '个人账号', '长期使用');
  await expectAmount(tab, amount);
  backend.changePrice(id, amount + 2000);
  await payAgreeing(tab);
  await expectRepriced(tab, amount, amount + 2000);
  expect(backend.state().orders).toEqual([]);
  await acceptPrice(tab, amount + 2000);
  await payInCashier(tab, charged, amount + 2000);
});

test.describe('an anonymous user', () => {
  test.use({ isKnown: false });
  test(
    '/tuiwengo: gets a recommendation, and logs in by SMS to pay',
    { tag: '@sms-login' },
    async ({ page: tab, system, backend, charged }) => {
      // No credit is theirs, so that the lowest level is enough.
      const { name, amount } = system === 'laravel' ? { name: '标准年卡', amount: 19800 } : OWN[system];
      await answer(tab, '个人账号', '长期使用');
      await expect(headline(tab)).toHaveText(`适合你的是${name}`);
      await payButton(tab).click();
      await askForCode(tab, '13912345678');
      await submitCode(tab, backend.state().sms[0]?.code ?? '');
      await tab.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(tab, charged, amount);
    },
  );
});
