import { PARSED, expect, test } from './stage.ts';

const ADAPTERS = '**/late-*.js';

test.describe('the adapter of a protocol', () => {
  test.use({ app: 'wvjb-ios' });

  test('comes alone, and only when its app is there', async ({ page, stage }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/late-')) loaded.push(request.url());
    });
    await stage.open({ injectAfterMs: 1000 });
    const connecting = page.evaluate(() => window.played.connect());
    await page.clock.runFor(500);
    expect(loaded).toEqual([]);
    expect(await stage.settled(connecting)).toBe('wvjb');
    expect(loaded).toHaveLength(1);
    expect(await stage.connect()).toBe('wvjb');
    expect(loaded).toHaveLength(1);
  });

  test('that does not arrive is as no app, and the next try brings it', async ({ page, stage }) => {
    await stage.open();
    await page.route(ADAPTERS, (route) => route.abort());
    expect(await stage.connect()).toBe('absent');
    await page.unroute(ADAPTERS);
    expect(await stage.connect()).toBe('wvjb');
    expect(await stage.ask()).toEqual(PARSED);
  });
});
