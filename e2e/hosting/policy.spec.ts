import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { openPackageList, payButton } from '../page-objects/package-list.ts';

declare global {
  interface Window {
    /** Violations of the page's policy, as `directive address`. */
    refused: string[];
    hasRun?: boolean;
  }
}

/** Records policy violations from the page's start. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => window.refused);
}

/** Sources by directive. */
const read = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources] as const;
    }),
  );

/** The policy in a page's meta tag. */
const policyOf = (html: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1]?.replace(/&#39;/g, "'");

test('every page declares its policy before any script or style', async ({ sandbox }) => {
  for (const path of ['/', HONEY.path, '/lxbpa', '/result/t/1/-/1', '/nothing']) {
    const html = await (await fetch(sandbox.places.site + path)).text();
    const policy = read(policyOf(html) ?? '');
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    expect(policy.get('base-uri'), path).toEqual(["'none'"]);
    const [self, ...hashes] = policy.get('script-src') ?? [];
    expect(self, path).toBe("'self'");
    expect(hashes.length, path).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
    const [before = ''] = html.split(/<meta http-equiv="content-security-policy"/i);
    expect(before, path).not.toMatch(/<(?:script|style|link)\b/i);
  }
});

test('a page, its lazy chunks and a sheet load within the policy', async ({ page }) => {
  const refused = await watchPolicy(page);
  await openPackageList(page, HONEY);
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('frames of bridges, WeChat and title updates are allowed', async ({ page }) => {
  const refused = await watchPolicy(page);
  await openPackageList(page, MAIN);
  const open = (address: string) =>
    page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = src;
      document.body.append(frame);
    }, address);
  await open('wvjbscheme://__BRIDGE_LOADED__');
  await open('https://__bridge_loaded__');
  await open('https://__wvjb_queue_message__');
  await open('yy://__QUEUE_MESSAGE__/');
  await open('yy://return/_fetchQueue/%5B%5D');
  await open('weixin://dispatch_message/');
  await open('data:text/plain,');
  // The last one is refused, so the others have been checked.
  await open('http://elsewhere.example/');
  await expect.poll(refused).toEqual(['frame-src http://elsewhere.example']);
});

test('an injected script does not run', async ({ page }) => {
  const refused = await watchPolicy(page);
  await openPackageList(page, MAIN);
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'window.hasRun = true';
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/x.js';
    document.body.append(inline, foreign);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="x:" onerror="window.hasRun = true">';
    document.body.append(holder);
  });
  await expect
    .poll(async () => (await refused()).sort())
    .toEqual([
      'img-src x',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/x.js',
      'script-src-elem inline',
    ]);
  const evaluated = await page.evaluate(
    () =>
      new Promise((resolve) =>
        // Called by the page: scripts of the test are not subject to the policy.
        setTimeout(() => {
          try {
            resolve((0, eval)('1'));
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      ),
  );
  expect(evaluated).toBe('EvalError');
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('forms and requests to other addresses are refused', async ({ page }) => {
  const refused = await watchPolicy(page);
  await openPackageList(page, MAIN);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/take';
    form.method = 'post';
    document.body.append(form);
    form.submit();
    void fetch('https://elsewhere.example/take', { method: 'POST' }).catch(() => undefined);
  });
  await expect
    .poll(async () => (await refused()).sort())
    .toEqual(['connect-src https://elsewhere.example/take', 'form-action https://elsewhere.example/take']);
  expect(await page.evaluate(() => window.location.pathname)).toBe(MAIN.path);
});
