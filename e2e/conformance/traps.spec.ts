import { HAND_OVER, PARSED, expect, test, type Stage } from './stage.ts';

/*
 * What the old protocols are known to do to a page, each by its name: first that the fake app does it, then that the
 * bridge is not caught by it.
 */

interface Global {
  init(onMessage: () => void): void;
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
}
type Bare = Window & { WebViewJavascriptBridge?: Partial<Global>; WVJBCallbacks?: readonly unknown[] };

/** Calls the app's handler without the bridge, once for each gap of the list (ms before the next): how many answers came. */
async function bareAnswers({ page }: Stage, gaps: readonly number[], name = 'getUserInfo'): Promise<number> {
  for (const gap of gaps) {
    await page.evaluate((handler) => {
      const { played } = window;
      (window as Bare).WebViewJavascriptBridge?.callHandler?.(handler, {}, (data) =>
        played.told.push({ name: 'bare', data }),
      );
    }, name);
    await page.clock.runFor(gap);
  }
  await page.clock.runFor(100);
  return page.evaluate(() => window.played.told.splice(0).filter(({ name: told }) => told === 'bare').length);
}

test.describe('WebViewJavascriptBridge', () => {
  test.use({ app: 'wvjb-ios' });

  test('a second response to one call is dropped', async ({ stage }) => {
    await stage.open();
    expect(await stage.connect()).toBe('wvjb');
    await stage.page.evaluate(() => window.played.host.answerTwice());
    expect(await bareAnswers(stage, [10])).toBe(1);
    expect(await stage.ask()).toEqual(PARSED);
    expect(await stage.ask()).toEqual(PARSED);
  });

  test('a missing handler is silence: nothing is thrown, and the next question is answered', async ({
    stage,
  }) => {
    await stage.open({ hasCashier: false });
    expect(await stage.connect()).toBe('wvjb');
    expect(await bareAnswers(stage, [60_000], 'pay')).toBe(0);
    await stage.page.evaluate(() => {
      const { bridge, outcome, told } = window.played;
      void outcome(bridge.pay({})).then((data) => told.push({ name: 'paid', data }));
    });
    await stage.page.clock.runFor(60_000);
    expect(await stage.page.evaluate(() => window.played.told)).toEqual([]);
    expect(await stage.ask()).toEqual(PARSED);
  });

  test('it throws where WVJBCallbacks is undefined: the list stays when the bridge has given up', async ({
    stage,
  }) => {
    await stage.open({ injectAfterMs: 4000 });
    expect(await stage.connect()).toBe('absent');
    // Comes now. Were the list gone, the page would throw, which fails every test here.
    await stage.page.clock.runFor(5000);
    expect(await stage.connect()).toBe('wvjb');
    expect(await stage.ask()).toEqual(PARSED);
  });
});

test.describe('JsBridge 1.0.4', () => {
  test.use({ app: 'jsbridge-1.0.4' });

  test('no callback fires before init', async ({ stage }) => {
    await stage.open();
    await stage.page.clock.runFor(10);
    expect(await bareAnswers(stage, [10])).toBe(0);
    expect(await stage.connect()).toBe('jsbridge');
    expect(await stage.ask()).toEqual(PARSED);
  });

  test('a second init throws: a page that has done it is taken as it is', async ({ stage }) => {
    await stage.open();
    await stage.page.clock.runFor(10);
    const thrown = await stage.page.evaluate(() => {
      const init = () => (window as Bare).WebViewJavascriptBridge?.init?.(() => undefined);
      init();
      try {
        init();
        return false;
      } catch {
        return true;
      }
    });
    expect(thrown).toBe(true);
    expect(await stage.connect()).toBe('jsbridge');
    expect(await stage.ask()).toEqual(PARSED);
  });

  test('messages that follow too fast are lost: the bridge keeps 20 ms between them', async ({ stage }) => {
    await stage.open();
    expect(await stage.connect()).toBe('jsbridge');
    expect(await bareAnswers(stage, [6, 6, 6])).toBeLessThan(3);
    const asked: Promise<unknown>[] = [];
    for (const gap of [6, 6, 6]) {
      asked.push(stage.page.evaluate(() => window.played.outcome(window.played.bridge.getUserInfo())));
      await stage.page.clock.runFor(gap);
    }
    expect(await stage.settled(Promise.all(asked))).toEqual([PARSED, PARSED, PARSED]);
  });

  test('it never works off WVJBCallbacks: its event is heard, at once', async ({ stage }) => {
    await stage.open({ injectAfterMs: 1010 });
    await stage.page.evaluate(() => {
      const { told } = window.played;
      Object.assign(window, { WVJBCallbacks: [() => told.push({ name: 'flushed', data: null })] });
    });
    const connecting = stage.page.evaluate(() => window.played.connect());
    await stage.page.clock.runFor(1015);
    // The bridge has taken its own entry back: it did not wait for its next look, which is due at 1050.
    expect(await stage.page.evaluate(() => (window as Bare).WVJBCallbacks?.length)).toBe(1);
    expect(await stage.settled(connecting)).toBe('jsbridge');
    expect(await stage.page.evaluate(() => window.played.told)).toEqual([]);
  });

  test("an answer with ' in it never comes: a time-out, and the next one counts", async ({ stage }) => {
    await stage.open({ handOver: { ...HAND_OVER, version: "5'2" } });
    expect(await stage.connect()).toBe('jsbridge');
    expect(await stage.ask()).toBe('timeout');
    await stage.page.evaluate((next) => window.played.host.setHandOver(next), HAND_OVER);
    expect(await stage.ask()).toEqual(PARSED);
  });

  test.describe('in a page whose user agent does not say Android', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; U) AppleWebKit/537.36 SisterApp/3.4.1 (lxb)' });

    test('nothing is ever answered: a time-out', async ({ stage }) => {
      await stage.open();
      await stage.page.clock.runFor(10);
      expect(await stage.connect()).toBe('jsbridge');
      expect(await stage.ask()).toBe('timeout');
    });
  });
});

test.describe('the newest JsBridge', () => {
  test.use({ app: 'jsbridge-newest' });

  test('it is a bare Java object before its page side comes: that is waited for', async ({ stage }) => {
    await stage.open({ injectAfterMs: 1000 });
    const kinds = () =>
      stage.page.evaluate(() => {
        const global = (window as Bare).WebViewJavascriptBridge;
        return [typeof global, typeof global?.callHandler];
      });
    expect(await kinds()).toEqual(['object', 'undefined']);
    expect(await stage.connect()).toBe('jsbridge');
    expect(await kinds()).toEqual(['object', 'function']);
    expect(await stage.ask()).toEqual(PARSED);
  });

  test('null for data throws: the bridge sends an object where there is none', async ({ stage }) => {
    await stage.open();
    expect(await stage.connect()).toBe('jsbridge');
    const thrown = await stage.page.evaluate(() => {
      try {
        (window as Bare).WebViewJavascriptBridge?.callHandler?.('unlogin', null, () => undefined);
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('TypeError');
    await stage.page.evaluate(() => window.played.bridge.unlogin());
    expect(await stage.page.evaluate(() => window.played.told)).toEqual([{ name: 'unlogin', data: {} }]);
  });

  test('it throws without init after the app has heard: the bridge has initialised it', async ({ stage }) => {
    await stage.open();
    await stage.page.clock.runFor(10);
    const bare = await stage.page.evaluate(() => {
      try {
        (window as Bare).WebViewJavascriptBridge?.callHandler?.('unlogin', {}, () => undefined);
        return 'nothing';
      } catch (error) {
        return `${(error as Error).name} after ${window.played.told.length}`;
      }
    });
    expect(bare).toBe('Error after 1');
    expect(await stage.connect()).toBe('jsbridge');
    expect(await stage.ask()).toEqual(PARSED);
  });
});

test.describe('the newest JsBridge, whose handlers know their answer', () => {
  test.use({ app: 'jsbridge-at-once' });

  test('it answers before the call returns: that is the answer', async ({ stage }) => {
    await stage.open();
    expect(await stage.connect()).toBe('jsbridge');
    const order = await stage.page.evaluate(() => {
      const words: string[] = [];
      const global = (window as Bare).WebViewJavascriptBridge;
      global?.callHandler?.('getUserInfo', {}, () => words.push('answered'));
      words.push('returned');
      return words;
    });
    expect(order).toEqual(['answered', 'returned']);
    expect(await stage.ask()).toEqual(PARSED);
  });
});
