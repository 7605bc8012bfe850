import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The OpenID codes in order and payment requests of a page. */
export function watchCodes(page: Page): (string | undefined)[] {
  const codes: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/orders(\/official)?$|\/to_pay$/.test(request.url())) return;
    codes.push((request.postDataJSON() as { code?: string }).code);
  });
  return codes;
}

/** Every request had a code, and no code was reused. */
export function expectFreshCodes(codes: readonly (string | undefined)[], times: number): void {
  expect(codes).toHaveLength(times);
  for (const code of codes) expect(code).toMatch(/^\w{32}$/);
  expect(new Set(codes).size).toBe(times);
}

/** Delay of WeChat's bridge in every page of this context, ms; 0 is before the page's scripts. */
export const wechatReadyAfter = (context: BrowserContext, site: string, ms: number): Promise<void> =>
  context.addCookies([{ name: 'sandbox_wallet_ready', value: String(ms), url: site }]);
