import type { Browser, Page } from '@playwright/test';
import { installProbe } from '../measure/probe.ts';
import { home } from '../subjects.ts';

/** What a user reads and can do on the page. Equal in every variant. */
interface Content {
  cards: string[];
  methods: number;
  benefits: number;
  /** The amounts on the pay button, one package after another. */
  amounts: string[];
  asksForConsent: boolean;
}

const READY_MAX_MS = 30_000;

/**
 * Loads a page on a fast connection, and uses it. Throws if it does not become ready, has an error, or differs from
 * `expected`.
 */
export async function checkPage(
  browser: Browser,
  page: { name: string; url: string; storage: Record<string, string> },
  expected: Content | null,
): Promise<Content> {
  const { name, url, storage } = page;
  const localStorage = Object.entries(storage).map(([key, value]) => ({ name: key, value }));
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 375, height: 812 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  try {
    await context.addInitScript(installProbe, home.target);
    const opened = await context.newPage();
    const errors: string[] = [];
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await opened.goto(url);
    await opened
      .waitForFunction(() => window.__seen.ready !== null, null, { timeout: READY_MAX_MS })
      .catch((error: unknown) => {
        throw new Error(`${name} did not become ready. Its errors: ${errors.join(' | ') || 'none'}`, {
          cause: error,
        });
      });
    const content = await readContent(opened);
    if (errors.length > 0) throw new Error(`${name} has errors: ${errors.join(' | ')}`);
    if (expected && JSON.stringify(content) !== JSON.stringify(expected))
      throw new Error(
        `${name} differs from the static page:\n${JSON.stringify(content)}\n${JSON.stringify(expected)}`,
      );
    return content;
  } finally {
    await context.close();
  }
}

async function readContent(page: Page): Promise<Content> {
  const group = page.getByRole('radiogroup', { name: '会员套餐' });
  const pay = page.getByRole('button', { name: /立即开通/ });
  const texts = await group.locator('label').allTextContents();
  const cards = texts.map((text) => text.replace(/\s/g, ''));
  const amounts: string[] = [];
  for (const [at] of cards.entries()) {
    await group.getByRole('radio').nth(at).check({ force: true });
    amounts.push(((await pay.textContent()) ?? '').replace(/[^\d.]/g, ''));
  }
  const methods = await page.getByRole('radiogroup', { name: '支付方式' }).getByRole('radio').count();
  const benefits = await page.getByRole('row').count();
  await pay.click();
  const asksForConsent = await page.getByRole('dialog', { name: '开通前请确认' }).isVisible();
  return { cards, methods, benefits, amounts, asksForConsent };
}
