import { connected } from './behaviours.ts';
import { evaluate, moveClock } from './evaluate.ts';
import { HAND_OVER, PARSED, composedPolicy, expect, serveBridge, test, type NativeApp } from './fixtures.ts';

/*
 * Known defects of old protocols. Each test shows first that the fake app has the defect, then that the
 * bridge handles it.
 */

interface Global {
  init(onMessage: () => void): void;
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
}
type Bare = Window & { WebViewJavascriptBridge?: Partial<Global>; WVJBCallbacks?: readonly unknown[] };

/** Calls the app's handler without the bridge, once per gap (ms until the next call); returns the number of answers. */
async function bareAnswers(
  { page }: NativeApp,
  gaps: readonly number[],
  name = 'getUserInfo',
): Promise<number> {
  for (const gap of gaps) {
    await evaluate(
      page,
      (handler) => {
        const { played } = window;
        (window as Bare).WebViewJavascriptBridge?.callHandler?.(handler, {}, (data) =>
          played.calls.push({ name: 'bare', data }),
        );
      },
      name,
    );
    await moveClock(page, gap);
  }
  await moveClock(page, 100);
  return evaluate(page, () => window.played.calls.splice(0).filter(({ name }) => name === 'bare').length);
}

test.describe('WebViewJavascriptBridge', () => {
  test.use({ app: 'wvjb-ios' });

  test('a second response to one call is dropped', async ({ native }) => {
    await connected(native);
    await evaluate(native.page, () => window.played.host.answerTwice());
    expect(await bareAnswers(native, [10])).toBe(1);
    expect(await native.ask()).toEqual(PARSED);
    expect(await native.ask()).toEqual(PARSED);
  });

  test('a missing handler never answers: nothing is thrown, and the next call is answered', async ({
    native,
  }) => {
    await connected(native, { hasCashier: false });
    expect(await bareAnswers(native, [60_000], 'pay')).toBe(0);
    await evaluate(native.page, () => {
      const { bridge, outcome, calls } = window.played;
      void outcome(bridge.pay({})).then((data) => calls.push({ name: 'paid', data }));
    });
    await moveClock(native.page, 60_000);
    expect(await evaluate(native.page, () => window.played.calls)).toEqual([]);
    expect(await native.ask()).toEqual(PARSED);
  });

  test('it throws if WVJBCallbacks is undefined: the list remains after the bridge has timed out', async ({
    native,
  }) => {
    await native.open({ injectAfterMs: 4000 });
    expect(await native.connect()).toBe('absent');
    // The app is injected now. Without the list the page would throw, which fails the test.
    await moveClock(native.page, 5000);
    expect(await native.connect()).toBe('wvjb');
    expect(await native.ask()).toEqual(PARSED);
  });
});

test.describe('JsBridge 1.0.4', () => {
  test.use({ app: 'jsbridge-1.0.4' });

  test('no callback fires before init', async ({ native }) => {
    await native.open();
    await moveClock(native.page, 10);
    expect(await bareAnswers(native, [10])).toBe(0);
    expect(await native.connect()).toBe('jsbridge');
    expect(await native.ask()).toEqual(PARSED);
  });

  test('a second init throws: the bridge accepts a page that has called it', async ({ native }) => {
    await native.open();
    await moveClock(native.page, 10);
    const thrown = await evaluate(native.page, () => {
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
    expect(await native.connect()).toBe('jsbridge');
    expect(await native.ask()).toEqual(PARSED);
  });

  test('messages in quick succession are lost: the bridge keeps 20 ms between them', async ({ native }) => {
    await connected(native);
    expect(await bareAnswers(native, [6, 6, 6])).toBeLessThan(3);
    const asked: Promise<unknown>[] = [];
    for (const gap of [6, 6, 6]) {
      asked.push(evaluate(native.page, () => window.played.outcome(window.played.bridge.getUserInfo())));
      await moveClock(native.page, gap);
    }
    expect(await native.finish(Promise.all(asked))).toEqual([PARSED, PARSED, PARSED]);
  });

  test('it never processes WVJBCallbacks: its ready event is used at once', async ({ native }) => {
    await native.open({ injectAfterMs: 1010 });
    await evaluate(native.page, () => {
      const { calls } = window.played;
      Object.assign(window, { WVJBCallbacks: [() => calls.push({ name: 'flushed', data: null })] });
    });
    const connecting = evaluate(native.page, () => window.played.connect());
    await moveClock(native.page, 1015);
    // The bridge has removed its own entry without waiting for its next poll at 1050 ms.
    expect(await evaluate(native.page, () => (window as Bare).WVJBCallbacks?.length)).toBe(1);
    expect(await native.finish(connecting)).toBe('jsbridge');
    expect(await evaluate(native.page, () => window.played.calls)).toEqual([]);
  });

  test("an answer with ' never arrives: a time-out, and the next call works", async ({ native }) => {
    await connected(native, { handOver: { ...HAND_OVER, version: "5'2" } });
    expect(await native.ask()).toBe('timeout');
    await evaluate(native.page, (next) => window.played.host.setHandOver(next), HAND_OVER);
    expect(await native.ask()).toEqual(PARSED);
  });

  test.describe('in a page whose user agent has no Android', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; U) AppleWebKit/537.36 SisterApp/3.4.1 (lxb)' });

    test('calls are never answered: a time-out', async ({ native }) => {
      await native.open();
      await moveClock(native.page, 10);
      expect(await native.connect()).toBe('jsbridge');
      expect(await native.ask()).toBe('timeout');
    });
  });
});

test.describe('the newest JsBridge', () => {
  test.use({ app: 'jsbridge-newest' });

  test('it is a bare Java object until its page side is injected: the bridge waits for that', async ({
    native,
  }) => {
    await native.open({ injectAfterMs: 1000 });
    const kinds = () =>
      evaluate(native.page, () => {
        const global = (window as Bare).WebViewJavascriptBridge;
        return [typeof global, typeof global?.callHandler];
      });
    expect(await kinds()).toEqual(['object', 'undefined']);
    expect(await native.connect()).toBe('jsbridge');
    expect(await kinds()).toEqual(['object', 'function']);
    expect(await native.ask()).toEqual(PARSED);
  });

  test('null as data throws: the bridge sends an empty object instead', async ({ native }) => {
    await connected(native);
    const thrown = await evaluate(native.page, () => {
      try {
        (window as Bare).WebViewJavascriptBridge?.callHandler?.('unlogin', null, () => undefined);
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('TypeError');
    await evaluate(native.page, () => window.played.bridge.unlogin());
    expect(await evaluate(native.page, () => window.played.calls)).toEqual([{ name: 'unlogin', data: {} }]);
  });

  test('its page side throws without init: the bridge calls init', async ({ native }) => {
    await native.open();
    await moveClock(native.page, 10);
    const bare = await evaluate(native.page, () => {
      try {
        (window as Bare).WebViewJavascriptBridge?.callHandler?.('unlogin', {}, () => undefined);
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(bare).toBe('TypeError');
    expect(await native.connect()).toBe('jsbridge');
    expect(await native.ask()).toEqual(PARSED);
  });
});

test.describe('the newest JsBridge with synchronous handlers', () => {
  test.use({ app: 'jsbridge-at-once' });

  test('an answer before the call returns is accepted', async ({ native }) => {
    await connected(native);
    const answer = await evaluate(native.page, () => {
      const java = window as {
        WebViewJavascriptBridge?: Record<string, (json: string, id: string) => unknown>;
      };
      return java.WebViewJavascriptBridge?.['getUserInfo']?.('{}', '');
    });
    expect(JSON.parse(String(answer))).toEqual(HAND_OVER);
    expect(await native.ask()).toEqual(PARSED);
  });
});

for (const id of ['jsbridge-newest', 'jsbridge-at-once', 'jsbridge-smallbuer'])
  test.describe(`the eval of ${id}`, () => {
    test.use({ app: id });

    test('is refused by the policy of our pages: calls of its page side are lost, the bridge is answered', async ({
      native,
    }) => {
      await connected(native);
      expect(await bareAnswers(native, [10])).toBe(0);
      expect(await native.ask()).toEqual(PARSED);
      // And by nothing else.
      const lenient = composedPolicy().replace('script-src ', "$&'unsafe-eval' ");
      await serveBridge(native.page, { 'content-security-policy': lenient });
      await connected(native);
      expect(await bareAnswers(native, [10])).toBe(1);
      expect(await native.ask()).toEqual(PARSED);
    });
  });

test.describe('the page of this suite', () => {
  test.use({ app: 'jsbridge-newest' });

  test('refuses eval in what is evaluated, in microtasks and in timers', async ({ native }) => {
    await native.open();
    await evaluate(native.page, () => {
      const look = (when: string) => (): void => {
        try {
          eval('0');
          window.played.calls.push({ name: when, data: 'allowed' });
        } catch (error) {
          window.played.calls.push({ name: when, data: (error as Error).name });
        }
      };
      look('evaluated')();
      void Promise.resolve().then(look('microtask'));
      setTimeout(look('first timer'), 10);
      setTimeout(look('next timer'), 20);
    });
    await moveClock(native.page, 50);
    const data = 'EvalError';
    expect(await evaluate(native.page, () => window.played.calls)).toEqual([
      { name: 'evaluated', data },
      { name: 'microtask', data },
      { name: 'first timer', data },
      { name: 'next timer', data },
    ]);
  });
});
