import type { Browser, Page } from '@playwright/test';
import type { Environment } from '../stage/control.ts';
import { ACCOUNT, expect, test } from '../stage/fixtures.ts';
import { watchPages } from '../stage/watch-pages.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid } from '../steps/result.ts';
import { packages, payAgreeing, payButton } from '../steps/shelf.ts';

/** The list is the sandbox's, so a new app is visited by itself; it is shared out, so that parts run side by side. */
const PARTS = [0, 1, 2, 3];

interface Where {
  site: string;
  environment: Environment;
  userId: string;
}

async function inApp(browser: Browser, where: Where, visit: (page: Page) => Promise<void>): Promise<void> {
  const { site, environment, userId } = where;
  const context = await browser.newContext({ baseURL: site, userAgent: environment.userAgent });
  const watch = watchPages(context);
  await context.addCookies(
    Object.entries({ sandbox_env_top: environment.id, sandbox_user: userId }).map(([name, value]) => ({
      name,
      value,
      url: site,
    })),
  );
  await visit(await context.newPage());
  await context.close();
  watch.check();
}

/** What the pay button asks for, fen. Who has paid before pays less. */
async function askedFor(page: Page): Promise<number> {
  const words = (await payButton(page).getAttribute('aria-label')) ?? (await payButton(page).innerText());
  const shown = /(\d+)\s*\.\s*(\d\d)/.exec(words);
  if (!shown) throw new Error(`no amount in ${words}`);
  return Number(shown[1]) * 100 + Number(shown[2]);
}

test.describe.configure({ timeout: 0 });

for (const part of PARTS) {
  test(`every native app hands over its user and pays in its own cashier, part ${part + 1}`, async ({
    browser,
    control,
    environments,
    ledger,
    sandbox,
  }) => {
    const { user } = await control.session(ACCOUNT);
    const native = environments.filter(({ kind }) => kind === 'native');
    const mine = native.filter((_, index) => index % PARTS.length === part);
    expect(mine.length).toBeGreaterThan(0);
    for (const environment of mine) {
      await test.step(environment.id, async () => {
        const where = { site: sandbox.places.site, environment, userId: user.id };
        await inApp(browser, where, async (page) => {
          await page.goto('/');
          await expect(page.getByText('江晚舟')).toBeVisible();
          await expect(packages(page)).toBeVisible();
          await expect(page.getByRole('button', { name: '获取验证码' })).toHaveCount(0);
          if (!environment.hasPay) return;
          const amount = await askedFor(page);
          await payAgreeing(page);
          await expectCashier(page, amount, 'sheet');
          await inCashier(page, '确认支付', 'sheet');
          await expectPaid(page);
          ledger.expectCharge(amount);
        });
      });
    }
  });
}
