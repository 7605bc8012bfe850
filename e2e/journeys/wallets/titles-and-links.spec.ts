import { expect, test } from '../../stage/fixtures.ts';
import { openFramed } from '../../steps/framed.ts';
import { MAIN } from '../../steps/brands.ts';
import { openShelf } from '../../steps/shelf.ts';

/** 苏禾, a member. */
const MEMBER = '13800000002';

test.describe('in an app that follows no title', () => {
  test.use({ environment: 'ios-app' });
  test('the app is told what each page is called, once', async ({ page, context, sandbox }) => {
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

test.describe('in an app that did not say it wants titles', () => {
  test.use({ environment: 'ios-app-h5' });
  test('nothing is told', async ({ page, context, sandbox }) => {
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

test('a link that is shared says what it leads to', async ({ page }) => {
  await openShelf(page, MAIN);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(meta('og:title')).toHaveAttribute('content', '支付');
  await expect(meta('description')).toHaveAttribute('content', /会员/);
  await expect(meta('og:description')).toHaveAttribute('content', /会员/);
});

test.describe('before anybody is known', () => {
  test.use({ account: null });
  test('a phone number leaves the address of the page that is for it, and the page still knows it', async ({
    page,
  }) => {
    const asked = page.waitForRequest((request) => request.url().includes(`phone=${MEMBER}`));
    await page.goto(`/upgrade/diy?phone=${MEMBER}&um=menu`);
    await asked;
    await expect(page).toHaveURL(/\/upgrade\/diy\?phone=-&um=menu$/);
    const askedAgain = page.waitForRequest((request) => request.url().includes(`phone=${MEMBER}`));
    await page.reload();
    await askedAgain;
  });
});
