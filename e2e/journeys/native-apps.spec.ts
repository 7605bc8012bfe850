import type { Browser, Page } from '@playwright/test';
import type { Environment } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchPages } from '../fixtures/watch-pages.ts';
import { MAIN } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { loginButton } from '../page-objects/login.ts';
import { packages, payAgreeing } from '../page-objects/package-list.ts';
import { ACCOUNT } from '../fixtures/users.ts';

/** The sandbox's apps that only their bridge identifies, split into parts that run in parallel; `buy.spec.ts` has ours. */
const PARTS = [0, 1];

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

test.describe.configure({ timeout: 0 });

// `wallets/app-cashier.spec.ts` pays in it; the bridge's conformance tests answer in every app.
for (const part of PARTS) {
  test(`every kind of native app hands over its user and opens its own cashier, part ${part + 1}`, async ({
    browser,
    control,
    environments,
    sandbox,
  }) => {
    const { user } = await control.session(ACCOUNT);
    const native = environments.filter(({ id, kind }) => kind === 'native' && id.startsWith('app-'));
    const mine = native.filter((_, index) => index % PARTS.length === part);
    expect(mine.length).toBeGreaterThan(0);
    for (const environment of mine) {
      await test.step(environment.id, async () => {
        const where = { site: sandbox.places.site, environment, userId: user.id };
        await inApp(browser, where, async (page) => {
          await page.goto(MAIN.path);
          await expect(page.getByText('江晚舟')).toBeVisible();
          await expect(packages(page)).toBeVisible();
          await expect(loginButton(page)).toHaveCount(0);
          await payAgreeing(page);
          await expectCashier(page, MAIN.preselected.amount, 'sheet');
        });
      });
    }
  });
}
