import { expect, test } from '../../fixtures/test.ts';
import { openFramed } from '../../page-objects/framed.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { openPackageList } from '../../page-objects/package-list.ts';
import { MEMBER } from '../../fixtures/users.ts';

test.describe('in an app that does not follow the document title', () => {
  test.use({ environment: 'ios-app' });
  test('the app gets each page title once', async ({ page, context, sandbox }) => {
    const { frame, traffic } = await openFramed({
      context,
      page,
      site: sandbox.places.site,
      environment: 'ios-app',
      path: '/invitation',
    });
    const titles = async () =>
      (await traffic()).filter((line) => line === 'page_to_native call setTitle').length;
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(titles).toBe(1);
    await frame.locator('body').evaluate(() => {
      history.pushState(null, '', '/share');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(titles).toBe(2);
  });
});

test.describe('in an app without a title handler', () => {
  test.use({ environment: 'ios-app-h5' });
  test('no title is sent', async ({ page, context, sandbox }) => {
    const { frame, traffic } = await openFramed({
      context,
      page,
      site: sandbox.places.site,
      environment: 'ios-app-h5',
      path: '/',
    });
    await expect(frame.getByRole('radiogroup', { name: '会员套餐' })).toBeVisible();
    expect(await traffic()).not.toContain('page_to_native call setTitle');
  });
});

test('a shared link has a title and a description', async ({ page }) => {
  await openPackageList(page, MAIN);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(meta('og:title')).toHaveAttribute('content', '支付');
  await expect(meta('description')).toHaveAttribute('content', /会员/);
  await expect(meta('og:description')).toHaveAttribute('content', /会员/);
});

test.describe('for an anonymous user', () => {
  test.use({ account: null });
  test('a phone number is removed from the URL, and a reload still uses it', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().includes(`phone=${MEMBER}`));
    await page.goto(`/upgrade/diy?phone=${MEMBER}&um=menu`);
    await asked;
    await expect(page).toHaveURL(/\/upgrade\/diy\?phone=-&um=menu$/);
    const askedAgain = page.waitForRequest((request) => request.url().includes(`phone=${MEMBER}`));
    await page.reload();
    await askedAgain;
  });
});
