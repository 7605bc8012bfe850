import { evaluate, moveClock } from './evaluate.ts';
import { PARSED, expect, test } from './fixtures.ts';

const ADAPTERS = '**/late-*.js';

test.describe('the adapter of a protocol', () => {
  test.use({ app: 'wvjb-ios' });

  test('is loaded with the rest of the bridge, once its app is detected', async ({ page, native }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/late-')) loaded.push(request.url());
    });
    await native.open({ injectAfterMs: 1000 });
    const connecting = evaluate(page, () => window.played.connect());
    await moveClock(page, 500);
    expect(loaded).toEqual([]);
    expect(await native.finish(connecting)).toBe('wvjb');
    // The adapter, and what asks and reads the answers.
    expect(loaded).toHaveLength(2);
    expect(await native.connect()).toBe('wvjb');
    expect(loaded).toHaveLength(2);
  });

  test('that fails to load counts as no app, and the next attempt loads it', async ({ page, native }) => {
    await native.open();
    let failed = 0;
    page.on('requestfailed', () => failed++);
    await page.route(ADAPTERS, (route) => route.abort());
    expect(await native.connect()).toBe('absent');
    // The first failure decides. An attempt before the second one would share the file that is about to fail.
    await expect.poll(() => failed).toBe(2);
    await page.unroute(ADAPTERS);
    expect(await native.connect()).toBe('wvjb');
    expect(await native.ask()).toEqual(PARSED);
  });
});
