import { HONEY } from '../page-objects/brands.ts';
import { payButton } from '../page-objects/package-list.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';

declare global {
  interface Window {
    /** Scripts that the policy refused. */
    refusedScripts: string[];
  }
}

test('a site that names its origins runs scripts of releases only', async ({ page, site, sandbox }) => {
  const { site: origin } = sandbox.places;
  await site.release('config', 'set', `SITE_ORIGINS=${origin}`);
  await page.addInitScript(() => {
    window.refusedScripts = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      window.refusedScripts.push(blockedURI),
    );
  });
  await page.goto(HONEY.path);
  await expectPackageListOf(page, 'first');
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const refused = () => page.evaluate(() => window.refusedScripts);
  expect(await refused()).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/registry/honey.json';
    document.head.append(script);
  });
  await expect.poll(refused).toEqual([`${origin}/registry/honey.json`]);
});
