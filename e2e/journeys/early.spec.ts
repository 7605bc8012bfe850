import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ACCOUNT } from '../fixtures/users.ts';
import { MAIN } from '../page-objects/brands.ts';
import {
  choose,
  expectAmount,
  packages,
  payButton,
  paymentMethods,
  tickConsent,
} from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';

/** Routes with a first call. */
const ADDRESSES = [
  '/',
  '/acpay',
  '/wechatpay',
  '/userpay',
  '/sougo',
  '/openweapp',
  '/honeywechatpay',
  '/youquanwechatpay',
  '/tuiwenwechatpay',
  '/tuiwenupvip',
  '/tuiwengo',
];

/** Holds back react-dom; returns how to let it come. */
async function holdTakeOver(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/start\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page drawn').length > 0);

/** What the page shows, a line per node. Ids of `useId` and the order of attributes depend on how it was rendered. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const add = (node: Node, indent: string): void => {
      // The server's clock goes on.
      if (node instanceof Text) lines.push(indent + node.data.replace(/刚刚|\d+ (分钟|小时|天)前/, '以前'));
      if (node instanceof Element && node.getAttribute('role') === 'timer') return;
      if (!(node instanceof Element)) return;
      const attributes = Array.from(node.attributes, ({ name, value }) => [name, value] as const)
        .filter(([name]) => !['style', 'checked', 'datetime'].includes(name))
        .map(([name, value]) => `${name}=${value.replace(/_[rR]_\w*_/g, 'id')}`);
      const { style } = node as HTMLElement;
      const state = node instanceof HTMLInputElement ? `checked=${node.checked} now=${node.value}` : '';
      lines.push(`${indent}<${node.localName}> ${attributes.sort().join(' ')} ${style.cssText} ${state}`);
      node.childNodes.forEach((child) => add(child, `${indent} `));
    };
    add(document.getElementById('root') as Node, '');
    return lines;
  });

/** As `shown`, once nothing changes any more. */
async function settled(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return shown(page);
}

for (const account of [ACCOUNT, null]) {
  test.describe(account ? 'of a known user' : 'of an anonymous user', () => {
    test.use({ account });
    for (const address of ADDRESSES) {
      test(`${address} is drawn before react-dom as react-dom draws it`, async ({ page }) => {
        // Texts that count stand still. The clock of Playwright has no performance marks.
        await page.addInitScript((now) => (Date.now = () => now), Date.now());
        const release = await holdTakeOver(page);
        await page.goto(address, { waitUntil: 'commit' });
        await isDrawn(page);
        release();
        const taken = await settled(page);

        await page.addInitScript(() => {
          // An engine that needs polyfills draws nothing early.
          delete (Object as Partial<typeof Object>).hasOwn;
        });
        await page.goto(address);
        expect(taken).toEqual(await settled(page));
      });
    }
  });
}

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
});
