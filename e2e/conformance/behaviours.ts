import { HAND_OVER, PARSED, expect, type Stage } from './stage.ts';

/** Something that every app must be able to do with a page. */
export interface Behaviour {
  name: string;
  /** `ok`, or a word for how else it ended, which must be expected of that app in `exceptions.ts`. Throws when it is wrong. */
  run(stage: Stage): Promise<string>;
}

async function connected(stage: Stage, play: Parameters<Stage['open']>[0] = {}): Promise<void> {
  await stage.open(play);
  expect(await stage.connect()).toBe(stage.app.protocol);
}

/** What the app's cashier was given, when the page paid with `note`. */
async function paidWith({ page, settled }: Stage, note: string): Promise<void> {
  const result = page.evaluate(async (text) => {
    const word = await window.played.outcome(window.played.bridge.pay({ note: text }));
    const { data } = window.played.told.find(({ name }) => name === 'pay') ?? {};
    return { word, isSame: (data as { note?: unknown } | undefined)?.note === text };
  }, note);
  expect(await settled(result)).toEqual({ word: 'ok', isSame: true });
}

/** Whether a hand-over with that nickname, pushed by the app, reaches the page as it was. */
async function pushed({ page }: Stage, nickname: string): Promise<'ok' | 'lost'> {
  await page.evaluate((text) => {
    const { bridge, host, told } = window.played;
    bridge.register('refreshUserInfo', (data) => {
      told.push({ name: 'refreshUserInfo', data });
      return true;
    });
    void host.callPage('refreshUserInfo', { userinfo: { id: 7, nickname: text } });
  }, nickname);
  await page.clock.runFor(500);
  const heard = await page.evaluate((text) => {
    const [push] = window.played.told.filter(({ name }) => name === 'refreshUserInfo');
    if (!push) return 'lost';
    const data = typeof push.data === 'string' ? (JSON.parse(push.data) as unknown) : push.data;
    return (data as { userinfo: { nickname: string } }).userinfo.nickname === text ? 'ok' : 'changed';
  }, nickname);
  if (heard === 'changed') throw new Error('what the app pushed came changed');
  return heard as 'ok' | 'lost';
}

/** Whether a hand-over with that nickname is answered as it was. */
async function answeredWith(stage: Stage, nickname: string): Promise<string> {
  const answer = await stage.ask();
  if (typeof answer === 'string') return answer;
  expect(answer).toEqual({ ...PARSED, user: { ...PARSED.user, nickname } });
  return 'ok';
}

const withName = (nickname: string) => ({ handOver: { ...HAND_OVER, userinfo: { id: 7, nickname } } });

/** The same text as an answer, as what the app is told, and as what it pushes. */
async function everyWay(stage: Stage, text: string): Promise<string> {
  await connected(stage, withName(text));
  expect(await answeredWith(stage, text)).toBe('ok');
  await paidWith(stage, text);
  return pushed(stage, text);
}

/** Both quotes, the backslash, line ends, and what would end a script or a string template. */
const QUOTES = `it's "so" \\ and\r\n\t</script>\${x}\`%27\\u0027`;

const MEGABYTE = '标"\'\\ab'.repeat(175_000).slice(0, 1_048_576);

export const behaviours: readonly Behaviour[] = [
  {
    name: 'answers with an object',
    async run(stage) {
      await connected(stage, { answer: 'object' });
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'answers with text',
    async run(stage) {
      await connected(stage, { answer: 'string' });
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'answers nothing: a time-out after 3000 ms',
    async run(stage) {
      await connected(stage, { silent: true });
      const { page } = stage;
      await page.evaluate(() => {
        const { played } = window;
        void played
          .outcome(played.bridge.getUserInfo())
          .then((data) => played.told.push({ name: 'outcome', data }));
      });
      await page.clock.runFor(2999);
      expect(await page.evaluate(() => window.played.told)).toEqual([]);
      await page.clock.runFor(1);
      expect(await page.evaluate(() => window.played.told)).toEqual([{ name: 'outcome', data: 'timeout' }]);
      return 'ok';
    },
  },
  {
    name: 'answers garbage, then well',
    async run(stage) {
      await connected(stage);
      for (const garbage of [5, 'undefined', '{"usertoken":', [1], { usertoken: 5 }]) {
        await stage.page.evaluate((given) => window.played.host.answerGarbage(given), garbage);
        expect(await stage.ask()).toBe('malformed');
      }
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'has no user, then one',
    async run(stage) {
      await connected(stage, { handOver: { clientType: 2 } });
      expect(await stage.ask()).toMatchObject({ token: null, user: null });
      await stage.page.evaluate((next) => window.played.host.setHandOver(next), HAND_OVER);
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'answers twice: the first counts',
    async run(stage) {
      await connected(stage, { answers: 'count' });
      await stage.page.evaluate(() => window.played.host.answerTwice());
      for (const version of ['1', '2', '3']) expect(await stage.ask()).toMatchObject({ version });
      return 'ok';
    },
  },
  {
    name: 'answers after the time-out: dropped',
    async run(stage) {
      await connected(stage, { answers: 'late' });
      expect(await stage.ask()).toBe('timeout');
      await stage.page.clock.runFor(2000);
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'calls a handler of the page, and hears whether it was used',
    async run(stage) {
      await connected(stage);
      const used = (isUsed: boolean) =>
        stage.settled(
          stage.page.evaluate(async (answer) => {
            const undo = window.played.bridge.register('onBack', () => answer);
            const heard = await window.played.host.callPage('onBack', { from: 'bar' });
            undo();
            return String(heard);
          }, isUsed),
        );
      expect(await used(true)).toBe('true');
      expect(await used(false)).toBe('false');
      return 'ok';
    },
  },
  {
    name: 'is told of the logout',
    async run(stage) {
      await connected(stage);
      await stage.page.evaluate(() => window.played.bridge.unlogin());
      await stage.page.clock.runFor(100);
      expect(await stage.page.evaluate(() => window.played.told.map(({ name }) => name))).toEqual([
        'unlogin',
      ]);
      return 'ok';
    },
  },
  {
    name: 'answers 100 calls in a burst, each its own, in order',
    async run(stage) {
      await connected(stage, { answers: 'count' });
      const versions = await stage.settled(
        stage.page.evaluate(async () => {
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
      return 'ok';
    },
  },
  {
    name: 'pushes 100 times in a burst, in order, and hears of each',
    async run(stage) {
      await connected(stage);
      const heard = await stage.settled(
        stage.page.evaluate(async () => {
          const { bridge, host, told } = window.played;
          bridge.register('onResume', (data) => told.push({ name: 'onResume', data: Number(data) }) > 0);
          const answers = Array.from({ length: 100 }, (_, at) => host.callPage('onResume', at));
          return { answers: (await Promise.all(answers)).map(String), told: told.map(({ data }) => data) };
        }),
      );
      expect(heard).toEqual({
        answers: Array.from({ length: 100 }, () => 'true'),
        told: Array.from({ length: 100 }, (_, at) => at),
      });
      return 'ok';
    },
  },
  {
    name: 'quotes, backslashes and line ends in an answer',
    async run(stage) {
      await connected(stage, withName(QUOTES));
      return answeredWith(stage, QUOTES);
    },
  },
  {
    name: 'the same in what the app is told',
    async run(stage) {
      await connected(stage);
      await paidWith(stage, QUOTES);
      return 'ok';
    },
  },
  {
    name: 'the same in what the app pushes',
    async run(stage) {
      await connected(stage);
      return pushed(stage, QUOTES);
    },
  },
  {
    name: 'U+2028 and U+2029, every way',
    run: (stage) => everyWay(stage, 'a\u2028b\u2029c'),
  },
  {
    name: 'emoji and characters beyond 16 bits, every way',
    run: (stage) => everyWay(stage, '江🧧👨‍👩‍👧𠮷'),
  },
  {
    name: '1 MB to the app',
    async run(stage) {
      await connected(stage);
      await paidWith(stage, MEGABYTE.replace(/'/g, '’'));
      return 'ok';
    },
  },
  {
    name: '1 MB pushed by the app',
    async run(stage) {
      await connected(stage);
      return pushed(stage, MEGABYTE.replace(/'/g, '’'));
    },
  },
  {
    name: 'a hand-over of 1 MB is refused, and the next one works',
    async run(stage) {
      await connected(stage, withName(MEGABYTE.replace(/'/g, '’')));
      expect(await stage.ask()).toBe('malformed');
      await stage.page.evaluate((next) => window.played.host.setHandOver(next), HAND_OVER);
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'comes late',
    async run(stage) {
      await connected(stage, { injectAfterMs: 2500 });
      expect(await stage.ask()).toEqual(PARSED);
      return 'ok';
    },
  },
  {
    name: 'comes anew in the same document: handlers still work',
    async run(stage) {
      await connected(stage);
      await stage.page.evaluate(() => {
        window.played.bridge.register('onBack', () => true);
        window.played.replace();
      });
      if (stage.app.protocol === 'wvjb') await inviteAgain(stage);
      await stage.page.clock.runFor(100);
      expect(await stage.ask()).toEqual(PARSED);
      const heard = stage.page.evaluate(async () => String(await window.played.host.callPage('onBack')));
      expect(await stage.settled(heard)).toBe('true');
      return 'ok';
    },
  },
];

/** Another script of the page asks for the bridge, as this protocol's instructions have it. */
const inviteAgain = ({ page }: Stage) =>
  page.evaluate(() => {
    Object.assign(window, { WVJBCallbacks: [] });
    const frame = document.createElement('iframe');
    frame.src = 'https://__bridge_loaded__';
    document.documentElement.appendChild(frame);
    frame.remove();
  });
