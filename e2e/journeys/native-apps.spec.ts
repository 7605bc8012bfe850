import type { Browser, Page } from '@playwright/test';
import type { Environment } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchPages } from '../fixtures/watch-pages.ts';
import { packages, payButton } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import { ACCOUNT } from '../fixtures/users.ts';

/** Apps of the sandbox's list, split into parts that run in parallel. */
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

/** The amount on the pay button, fen. Members pay less. */
async function amountOf(page: Page): Promise<number> {
  const label = (await payButton(page).getAttribute('aria-label')) ?? (await payButton(page).innerText());
  const shown = /(\d+)\s*\.\s*(\d\d)/.exec(label);
  if (!shown) throw new Error(`no amount in ${label}`);
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
          const amount = await amountOf(page);
          await buy(page, ledger, amount, 'sheet');
        });
      });
    }
  });
}
