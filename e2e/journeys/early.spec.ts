import type { Page } from '@playwright/test';
import { drawnLines } from '@vip/dev-tools/drawn-lines';
import { unreadableTexts } from '../fixtures/accessible.ts';
import { earlyAddresses } from '../fixtures/published-routes.ts';
import { expect, publishedSite, test } from '../fixtures/test.ts';
import { ACCOUNT } from '../fixtures/users.ts';
import { MAIN } from '../page-objects/brands.ts';
import {
  choose,
  consentBox,
  expectAmount,
  packageRadio,
  packages,
  payButton,
  paymentMethods,
  tickConsent,
} from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';

/** Holds back react-dom, or other scripts; returns how to let them come. */
async function holdTakeOver(page: Page, scripts = /\/start\.\w+\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page drawn').length > 0);

/** What the page shows, a line per node. The server's clock goes on. */
const shown = async (page: Page): Promise<string[]> => {
  const lines = await page.evaluate(drawnLines, '[role=timer]');
  return lines.map((line) =>
    line.replace(/刚刚|\d+ (分钟|小时|天)前/, '以前').replace(/ datetime="[^"]*"/, ''),
  );
};

for (const account of [ACCOUNT, null]) {
  test.describe(account ? 'of a known user' : 'of an anonymous user', () => {
    test.use({ account });
    for (const address of earlyAddresses(publishedSite())) {
      test(`${address} is drawn before react-dom as react-dom draws it`, async ({ page }) => {
        // Texts that count stand still. The clock of Playwright has no performance marks.
        await page.context().addInitScript((now) => (Date.now = () => now), Date.now());
        const release = await holdTakeOver(page);
        await page.goto(address, { waitUntil: 'commit' });
        await isDrawn(page);
        release();

        const late = await page.context().newPage();
        await late.addInitScript(() => {
          // An engine that needs polyfills draws nothing early.
          delete (Object as Partial<typeof Object>).hasOwn;
        });
        await late.goto(address);
        await page.waitForLoadState('networkidle');
        await late.waitForLoadState('networkidle');
        // On a busy machine the network is idle while a script still runs.
        await expect(async () => expect(await shown(page)).toEqual(await shown(late))).toPass();
      });
    }
  });
}

for (const address of earlyAddresses(publishedSite()))
  test(`${address} can be read before its drawings are there`, async ({ page }) => {
    await holdTakeOver(page);
    await page.goto(address, { waitUntil: 'commit' });
    await isDrawn(page);
    await page.locator('#late-images').evaluateAll((styles) => styles.forEach((style) => style.remove()));
    expect(await unreadableTexts(page)).toEqual([]);
  });

test.describe('what a user does before react-dom', () => {
  test('is answered at once, and the order is made once, after it', async ({ page, control, ledger }) => {
    const release = await holdTakeOver(page);
    await page.goto(MAIN.path, { waitUntil: 'commit' });
    await isDrawn(page);
    await choose(packages(page), MAIN.other.name);
    await expectAmount(page, MAIN.other.amount);
    await tickConsent(page);
    await choose(paymentMethods(page), '支付宝');
    await payButton(page).dblclick();
    expect((await control.state()).orders).toEqual([]);
    release();
    await payInCashier(page, ledger, MAIN.other.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('keeps the focus, and a keyboard tap is carried out', async ({ page }) => {
    const release = await holdTakeOver(page);
    await page.goto(MAIN.path, { waitUntil: 'commit' });
    await isDrawn(page);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('by keyboard alone is answered, and kept with the focus and what was announced', async ({
    page,
    control,
  }) => {
    const radios = packages(page).getByRole('radio');
    const status = page.getByRole('status').filter({ visible: true, hasText: /./ });
    const release = await holdTakeOver(page);
    await page.goto(MAIN.path, { waitUntil: 'commit' });
    await isDrawn(page);
    await expectAmount(page, MAIN.preselected.amount);
    const first = await payButton(page).innerText();
    await packageRadio(page, MAIN.preselected.name).focus();
    await page.keyboard.press('ArrowDown');
    await expect(packageRadio(page, MAIN.preselected.name)).not.toBeChecked();
    const checked = await radios.evaluateAll((all) =>
      all.findIndex((one) => (one as HTMLInputElement).checked),
    );
    await consentBox(page).focus();
    await page.keyboard.press('Space');
    await expect(consentBox(page)).toBeChecked();
    const announced = [await payButton(page).innerText(), ...(await status.allInnerTexts())];
    expect(announced[0]).not.toBe(first);

    release();
    await page.waitForLoadState('networkidle');
    await expect(consentBox(page)).toBeFocused();
    await expect(consentBox(page)).toBeChecked();
    await expect(radios.nth(checked)).toBeChecked();
    expect([await payButton(page).innerText(), ...(await status.allInnerTexts())]).toEqual(announced);
    expect((await control.state()).orders).toEqual([]);

    await radios.nth(checked).focus();
    await page.keyboard.press('ArrowUp');
    await expect(packageRadio(page, MAIN.preselected.name)).toBeFocused();
    await expectAmount(page, MAIN.preselected.amount);
  });
});

test.describe('what a user does before any script', () => {
  const holdScripts = (page: Page) => holdTakeOver(page, /\.js$/);

  test('is answered by the page that is drawn: a question of /tuiwengo', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/tuiwengo', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: /^个人账号/ }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('计划使用多久？');
  });

  test('is done once by a page without a first call: a step of /lxbfivepage', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/lxbfivepage', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '继续' }).click();
    release();
    await expect(page.getByRole('img', { name: '第 2 屏，共 5 屏' })).toBeVisible();
  });
});

test('the takeover changes nothing in what a screen reader announces', async ({ page }) => {
  const release = await holdTakeOver(page);
  await page.goto(MAIN.path, { waitUntil: 'commit' });
  await isDrawn(page);
  const live = await page.evaluateHandle(() => {
    const regions = Array.from(document.querySelectorAll('[role=status], [role=alert], [aria-live]'));
    const changes: string[] = [];
    const observer = new MutationObserver((records) => records.forEach(({ type }) => changes.push(type)));
    for (const region of regions)
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    return { regions, changes };
  });
  expect(await live.evaluate(({ regions }) => regions.map((one) => one.textContent).join(''))).not.toBe('');
  release();
  await page.waitForLoadState('networkidle');
  expect(
    await live.evaluate(({ regions, changes }) => [regions.every((one) => one.isConnected), changes]),
  ).toEqual([true, []]);
});
