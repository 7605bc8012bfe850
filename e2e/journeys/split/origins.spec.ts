import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, HONEY } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { login } from '../../page-objects/login.ts';
import { choose, openPackageList, packages, payButton } from '../../page-objects/package-list.ts';
import { NEW_PHONE } from '../../fixtures/users.ts';
import { buy } from '../../page-objects/purchase.ts';

const originOf = (request: Request) => new URL(request.url()).origin;

for (const brand of BRANDS) {
  test(`${brand.name}: the session token goes to the backends only, referrers have no path, and events have no personal data`, async ({
    page,
    context,
    sandbox,
    control,
    ledger,
  }) => {
    const { places } = sandbox;
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    // No fetch of events gets through, so what arrives came by beacon.
    await page.route('**/api/events/**', (route) =>
      route.request().resourceType() === 'ping' ? route.continue() : route.abort(),
    );
    await openPackageList(page, brand);
    await choose(packages(page), brand.other.name);
    await buy(page, ledger, brand.other.amount);
    const session = await page.evaluate(() => localStorage.getItem('auth.token') ?? '');
    expect(session).not.toBe('');

    const seen = await Promise.all(
      requests.map(async (request) => ({ request, headers: await request.allHeaders() })),
    );
    const trusted = seen.filter(({ headers }) => headers['authorization']);
    expect(new Set(trusted.map(({ request }) => originOf(request)))).toEqual(new Set([places.api]));
    expect(trusted.filter(({ request }) => request.url().includes('/api/events'))).toEqual([]);

    const fromSite = seen.filter(({ headers }) => headers['referer']?.startsWith(places.site));
    expect(fromSite.length).toBeGreaterThan(0);
    expect(fromSite.filter(({ headers }) => headers['referer'] !== `${places.site}/`)).toEqual([]);
    // WeChat's cashier needs the Referer of the site; the site gives its origin and no more.
    const toCashier = seen.find(({ request }) =>
      request.url().startsWith(`${places.cashier}/cashier/wechat?`),
    );
    expect(toCashier?.headers['referer']).toBe(`${places.site}/`);

    await test.step('events arrive by beacon when the page is left', async () => {
      await page.goto(`${places.cashier}/cashier/alipay`);
      const wanted = [
        'page_view',
        'paywall_impression',
        'package_select',
        'consent',
        'checkout_start',
        'cashier_open',
        'checkout_result',
      ];
      const names = async () => (await control.state()).events.map(({ name }) => name);
      await expect.poll(names).toEqual(expect.arrayContaining(wanted));
      const { events, orders } = await control.state();
      const text = JSON.stringify(events);
      expect(text).not.toContain(session.replace('Bearer ', ''));
      expect(orders[0]?.result_token).toMatch(/^rt_/);
      expect(text).not.toContain(String(orders[0]?.result_token));
      expect(text).not.toMatch(/1[3-9]\d{9}(?!\d)/);
    });
  });
}

test.describe('a login by SMS', () => {
  test.use({ account: null });
  test('leaves no phone number, code or token in any event', async ({ page, sandbox, control }) => {
    await openPackageList(page, HONEY);
    await payButton(page).click();
    await login(page, control, NEW_PHONE);
    await page.getByRole('button', { name: '同意并支付' }).click();
    await expectCashier(page, HONEY.preselected.amount);
    await inCashier(page, '取消支付');
    await expect(page.getByRole('dialog')).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('auth.token') ?? '');
    await page.goto(`${sandbox.places.cashier}/cashier/alipay`);
    await expect
      .poll(async () => (await control.state()).events.map(({ name }) => name))
      .toContain('cashier_open');
    const { events, sms } = await control.state();
    const text = JSON.stringify(events);
    for (const secret of [NEW_PHONE, token.replace('Bearer ', ''), sms[0]?.code]) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(`"${secret}"`);
    }
    expect(text).not.toContain(NEW_PHONE);
  });
});
