import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { consentBox, expectAmount, payButton } from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { NEW_PHONE, MEMBER } from '../../fixtures/users.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';

const LIST_CALL = 'GET /api/tuiwen/web/vip/packages/wechat';
const FIRST = '你的内容用在哪里？';
const SECOND = '计划使用多久？';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

async function answer(page: Page, question: string, name: string): Promise<void> {
  await expect(headline(page)).toHaveText(question);
  await choice(page, name).click();
}

/** Answers both questions. */
async function answerBoth(page: Page, purpose: string, span: string): Promise<void> {
  await page.goto('/tuiwengo');
  await answer(page, FIRST, purpose);
  await answer(page, SECOND, span);
}

test.describe('/tuiwengo', () => {
  test.use({ account: MEMBER });

  test('after an error, two answers lead to a recommendation with reasons, which fits and can be paid', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await test.step('an error for the packages, and 重试 loads them', async () => {
      await control.faults({ match: LIST_CALL, kind: 'html' });
      await page.goto('/tuiwengo');
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
    });
    await expect(headline(page)).toHaveText(FIRST);
    await expect(page).toHaveTitle('升级会员');
    await expect(page.getByRole('radiogroup', { name: FIRST }).getByRole('radio')).toHaveCount(3);
    await expectAccessible();
    await expectFits(page);
    await choice(page, '接单或带货').click();
    await answer(page, SECOND, '长期使用');
    await expect(headline(page)).toHaveText('适合你的是商用版年卡');
    await expect(page.getByText('已抵扣 58 元')).toBeVisible();
    await expect(page.getByText('比按月购买省')).toBeVisible();
    await expectAmount(page, 34000);
    await expectAccessible();
    await expectFits(page, (where) => expect.soft(payButton(page), where).toBeInViewport({ ratio: 1 }));
    await buy(page, ledger, 34000);
    const { orders, users } = await control.state();
    expect(orders).toMatchObject([{ status: 'paid', amount: 34000 }]);
    expect(users.find(({ phone }) => phone === MEMBER)?.membership).toMatchObject({ name: '尊享会员' });
  });

  test('opens from the upgrade page; a member gets only higher editions, and back returns to each answer', async ({
    page,
  }) => {
    await page.goto('/tuiwenupvip');
    await page.getByRole('link', { name: /^升级指南/ }).click();
    await answer(page, FIRST, '个人账号');
    await answer(page, SECOND, '短期使用');
    await expect(headline(page)).toHaveText('适合你的是商用版季卡');
    await expectAmount(page, 8000);
    await page.goBack();
    await expect(headline(page)).toHaveText(SECOND);
    await expect(choice(page, '短期使用')).toBeChecked();
    await page.getByRole('button', { name: '上一题' }).click();
    await expect(headline(page)).toHaveText(FIRST);
    await expect(choice(page, '个人账号')).toBeChecked();
    await page.goForward();
    await answer(page, SECOND, '先试试');
    await expect(headline(page)).toHaveText('适合你的是商用版月卡');
    await page.getByRole('link', { name: /^查看全部升级套餐/ }).click();
    await expect(headline(page)).toHaveText('升级会员');
  });

  test('answers survive a reload, and the URL alone answers nothing', async ({ page }) => {
    await page.goto('/tuiwengo?step=3');
    await answer(page, FIRST, '接单或带货');
    await expect(headline(page)).toHaveText(SECOND);
    await page.reload();
    await expect(headline(page)).toHaveText(SECOND);
    await answer(page, SECOND, '短期使用');
    await expect(headline(page)).toHaveText('适合你的是商用版季卡');
    await page.reload();
    await expect(headline(page)).toHaveText('适合你的是商用版季卡');
    await page.getByRole('button', { name: '重新回答' }).click();
    await expect(headline(page)).toHaveText(FIRST);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('the questions can be answered while the packages are loading, and a missing network is shown', async ({
    page,
    control,
  }) => {
    await control.faults({ match: LIST_CALL, kind: 'hang', times: 1 });
    await page.goto('/tuiwengo');
    await answer(page, FIRST, '接单或带货');
    await answer(page, SECOND, '长期使用');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expectOffline(page);
    await control.clearFaults();
  });

  test('can be answered and paid by keyboard alone', async ({ page, ledger }) => {
    await page.goto('/tuiwengo');
    await tabTo(page, choice(page, '个人账号'));
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, '接单或带货')).toBeChecked();
    // Longer than the row of a tap is seen.
    await page.waitForTimeout(400);
    await expect(headline(page)).toHaveText(FIRST);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main', { name: SECOND })).toBeFocused();
    await tabTo(page, choice(page, '先试试'));
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, '短期使用')).toBeChecked();
    await expect(headline(page)).toHaveText(SECOND);
    await page.keyboard.press('Space');
    await expect(headline(page)).toHaveText('适合你的是商用版季卡');
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await payInCashier(page, ledger, 8000);
  });
});

test.describe('/tuiwengo for an anonymous user', () => {
  test.use({ account: null });

  test('recommends from all editions, and asks for a login before paying', async ({
    page,
    control,
    ledger,
  }) => {
    await answerBoth(page, '个人账号', '长期使用');
    await expect(headline(page)).toHaveText('适合你的是创作版年卡');
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '登录后继续升级' })).toBeVisible();
    await login(page, control, NEW_PHONE);
    await page.getByRole('dialog').getByRole('button', { name: '同意并支付' }).click();
    await payInCashier(page, ledger, 19800);
  });

  test('a member who logs in meanwhile gets another recommendation, and nothing is paid automatically', async ({
    page,
    control,
  }) => {
    await answerBoth(page, '个人账号', '长期使用');
    await payButton(page).click();
    await login(page, control, MEMBER);
    await expect(headline(page)).toHaveText('适合你的是商用版年卡');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await control.state()).orders).toEqual([]);
  });
});
