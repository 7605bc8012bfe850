import { evaluate, moveClock } from './evaluate.ts';
import { HAND_OVER, PARSED, expect, type NativeApp } from './fixtures.ts';

/** A behaviour that every app must support. */
export interface Behaviour {
  name: string;
  /** Returns another outcome than `ok` that `exceptions.ts` expects of the app. Throws on a failure. */
  run(native: NativeApp): Promise<string | void>;
}

/** Opens the page in the app and connects. */
export async function connected(
  native: NativeApp,
  play: Parameters<NativeApp['open']>[0] = {},
): Promise<void> {
  await native.open(play);
  expect(await native.connect()).toBe(native.app.protocol);
}

/** Checks that the app's cashier receives `note` unchanged. */
async function paidWith({ page, finish }: NativeApp, note: string): Promise<void> {
  const result = evaluate(
    page,
    async (text) => {
      const word = await window.played.outcome(window.played.bridge.pay({ note: text }));
      const { data } = window.played.calls.find(({ name }) => name === 'pay') ?? {};
      return { word, isSame: (data as { note?: unknown } | undefined)?.note === text };
    },
    note,
  );
  expect(await finish(result)).toEqual({ word: 'ok', isSame: true });
}

/** Returns whether a pushed hand-over with that nickname reaches the page, and unchanged. */
async function pushed({ page }: NativeApp, nickname: string): Promise<'ok' | 'lost' | 'changed'> {
  await evaluate(
    page,
    (text) => {
      const { bridge, host, calls } = window.played;
      bridge.register('refreshUserInfo', (data) => {
        calls.push({ name: 'refreshUserInfo', data });
        return true;
      });
      void host.callPage('refreshUserInfo', { userinfo: { id: 7, nickname: text } });
    },
    nickname,
  );
  await moveClock(page, 500);
  return evaluate(
    page,
    (text) => {
      const [push] = window.played.calls.filter(({ name }) => name === 'refreshUserInfo');
      if (!push) return 'lost';
      const data = typeof push.data === 'string' ? (JSON.parse(push.data) as unknown) : push.data;
      return (data as { userinfo: { nickname: string } }).userinfo.nickname === text ? 'ok' : 'changed';
    },
    nickname,
  );
}

/** Returns `ok` if a hand-over with that nickname is answered unchanged, else `changed` or the error's code. */
async function answeredWith(native: NativeApp, nickname: string): Promise<string> {
  const answer = await native.ask();
  if (typeof answer === 'string') return answer;
  const { nickname: received } = (answer as { user: { nickname: string } }).user;
  const user = { ...PARSED.user, nickname: received };
  expect(answer).toEqual({ ...PARSED, user, info: { id: 7, nickname: received } });
  return received === nickname ? 'ok' : 'changed';
}

const withName = (nickname: string) => ({ handOver: { ...HAND_OVER, userinfo: { id: 7, nickname } } });

/** The same text as an answer, as a call to the app and as a push. */
async function everyDirection(native: NativeApp, text: string): Promise<string> {
  await connected(native, withName(text));
  expect(await answeredWith(native, text)).toBe('ok');
  await paidWith(native, text);
  return pushed(native, text);
}

/** Both quotes, the backslash, line ends, and what would end a script or a string template. */
const QUOTES = `it's "so" \\ and\r\n\t</script>\${x}\`%27\\u0027`;

const MEGABYTE = '标"\'\\ab'.repeat(175_000).slice(0, 1_048_576);

export const behaviours: readonly Behaviour[] = [
  {
    name: 'answers with an object',
    async run(native) {
      await connected(native, { answer: 'object' });
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'answers with text',
    async run(native) {
      await connected(native, { answer: 'string' });
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'answers nothing: a time-out after 3000 ms',
    async run(native) {
      await connected(native, { silent: true });
      const { page } = native;
      await evaluate(page, () => {
        const { played } = window;
        void played
          .outcome(played.bridge.getUserInfo())
          .then((data) => played.calls.push({ name: 'outcome', data }));
      });
      await moveClock(page, 2999);
      expect(await evaluate(page, () => window.played.calls)).toEqual([]);
      await moveClock(page, 1);
      expect(await evaluate(page, () => window.played.calls)).toEqual([{ name: 'outcome', data: 'timeout' }]);
    },
  },
  {
    name: 'answers garbage, then a valid hand-over',
    async run(native) {
      await connected(native);
      for (const garbage of [5, 'undefined', '{"usertoken":', [1], { usertoken: 5 }]) {
        await evaluate(native.page, (given) => window.played.host.answerGarbage(given), garbage);
        expect(await native.ask()).toBe('malformed');
      }
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'has no user, then a user',
    async run(native) {
      await connected(native, { handOver: { clientType: 2 } });
      expect(await native.ask()).toMatchObject({ token: null, user: null });
      await evaluate(native.page, (next) => window.played.host.setHandOver(next), HAND_OVER);
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'answers twice: the first counts',
    async run(native) {
      await connected(native, { answers: 'count' });
      await evaluate(native.page, () => window.played.host.answerTwice());
      for (const version of ['1', '2', '3']) expect(await native.ask()).toMatchObject({ version });
    },
  },
  {
    name: 'answers after the time-out: dropped',
    async run(native) {
      await connected(native, { answers: 'delayed' });
      expect(await native.ask()).toBe('timeout');
      await moveClock(native.page, 2000);
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'calls a handler of the page and receives its result',
    async run(native) {
      await connected(native);
      const used = (isUsed: boolean) =>
        native.finish(
          evaluate(
            native.page,
            async (answer) => {
              const unsubscribe = window.played.bridge.register('onBack', () => answer);
              const received = await window.played.host.callPage('onBack', { from: 'bar' });
              unsubscribe();
              return String(received);
            },
            isUsed,
          ),
        );
      expect(await used(true)).toBe('true');
      expect(await used(false)).toBe('false');
    },
  },
  {
    name: 'gets the logout',
    async run(native) {
      await connected(native);
      await evaluate(native.page, () => window.played.bridge.unlogin());
      await moveClock(native.page, 100);
      expect(await evaluate(native.page, () => window.played.calls.map(({ name }) => name))).toEqual([
        'unlogin',
      ]);
    },
  },
  {
    name: 'answers 100 calls in a burst, each its own, in order',
    async run(native) {
      await connected(native, { answers: 'count' });
      const versions = await native.finish(
        evaluate(native.page, async () => {
          const { bridge, outcome } = window.played;
          const order: unknown[] = [];
          const asked = Array.from({ length: 100 }, (_, at) =>
            outcome(bridge.getUserInfo()).then((answer) => {
              order.push(at);
              return (answer as { version?: string }).version ?? answer;
            }),
          );
          return { answers: await Promise.all(asked), order };
        }),
      );
      const numbers = Array.from({ length: 100 }, (_, at) => at);
      expect(versions).toEqual({ answers: numbers.map((at) => String(at + 1)), order: numbers });
    },
  },
  {
    name: 'pushes 100 times in a burst, in order, each answered',
    async run(native) {
      await connected(native);
      const received = await native.finish(
        evaluate(native.page, async () => {
          const { bridge, host, calls } = window.played;
          bridge.register('onResume', (data) => calls.push({ name: 'onResume', data: Number(data) }) > 0);
          const answers = Array.from({ length: 100 }, (_, at) => host.callPage('onResume', at));
          return { answers: (await Promise.all(answers)).map(String), calls: calls.map(({ data }) => data) };
        }),
      );
      expect(received).toEqual({
        answers: Array.from({ length: 100 }, () => 'true'),
        calls: Array.from({ length: 100 }, (_, at) => at),
      });
    },
  },
  {
    name: 'quotes, backslashes and line ends in an answer',
    async run(native) {
      await connected(native, withName(QUOTES));
      return answeredWith(native, QUOTES);
    },
  },
  {
    name: 'the same in calls to the app',
    async run(native) {
      await connected(native);
      await paidWith(native, QUOTES);
    },
  },
  {
    name: 'the same in what the app pushes',
    async run(native) {
      await connected(native);
      return pushed(native, QUOTES);
    },
  },
  {
    name: 'U+2028 and U+2029, in every direction',
    run: (native) => everyDirection(native, 'a\u2028b\u2029c'),
  },
  {
    name: 'emoji and characters beyond 16 bits, in every direction',
    run: (native) => everyDirection(native, '江🧧👨‍👩‍👧𠮷'),
  },
  {
    name: '1 MB to the app',
    async run(native) {
      await connected(native);
      await paidWith(native, MEGABYTE.replace(/'/g, '’'));
    },
  },
  {
    name: '1 MB pushed by the app',
    async run(native) {
      await connected(native);
      return pushed(native, MEGABYTE.replace(/'/g, '’'));
    },
  },
  {
    name: 'a hand-over of 1 MB is refused, and the next one works',
    async run(native) {
      await connected(native, withName(MEGABYTE.replace(/'/g, '’')));
      expect(await native.ask()).toBe('malformed');
      await evaluate(native.page, (next) => window.played.host.setHandOver(next), HAND_OVER);
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'is injected with a delay',
    async run(native) {
      await connected(native, { injectAfterMs: 2500 });
      expect(await native.ask()).toEqual(PARSED);
    },
  },
  {
    name: 'is injected again into the same document: handlers still work',
    async run(native) {
      await connected(native);
      await evaluate(native.page, () => {
        window.played.bridge.register('onBack', () => true);
        window.played.replace();
      });
      if (native.app.protocol === 'wvjb') await inviteAgain(native);
      await moveClock(native.page, 100);
      expect(await native.ask()).toEqual(PARSED);
      const received = evaluate(native.page, async () => String(await window.played.host.callPage('onBack')));
      expect(await native.finish(received)).toBe('true');
    },
  },
];

/** Another script of the page requests the bridge, as the protocol and Lision's port document it. */
const inviteAgain = ({ page }: NativeApp) =>
  evaluate(page, () => {
    Object.assign(window, { WVJBCallbacks: [], WKWVJBCallbacks: [] });
    for (const address of ['https://__bridge_loaded__', 'wvjbscheme://__BRIDGE_LOADED__']) {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.documentElement.appendChild(frame);
      frame.remove();
    }
    const { webkit } = window as {
      webkit?: { messageHandlers: Record<string, { postMessage(body: null): void } | undefined> };
    };
    webkit?.messageHandlers['iOS_Native_InjectJavascript']?.postMessage(null);
  });
