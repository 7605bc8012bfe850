import type { Page } from '@playwright/test';
import { evaluate, evaluateScript } from '../evaluate.ts';
import { HAND_OVER, PARSED, USER_AGENTS, expect, openPage, serveBridge, test } from '../fixtures.ts';
import { onFrameNavigation } from './frame-navigations.ts';
import { jsBridgePageSide } from './js-bridge-page-side.ts';
import type { Message } from './message.ts';
import { wvjbPageSide } from './wvjb-page-side.ts';

/*
 * The old protocols over navigations that really happen: the fake apps take a frame's address when it is set, here the
 * browser does, and the native side is out here.
 */

/** As native code puts JSON into a script that quotes it with `'`. */
const quoted = (message: Message): string =>
  `'${JSON.stringify(message)
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "\\'")
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')}'`;

/** The app's answer to a call of the page; undefined without such a handler. */
const answerTo = ({ handlerName, data }: Message): unknown =>
  handlerName === 'getUserInfo' ? HAND_OVER : handlerName === 'pay' ? payWord(data) : undefined;
const payWord = (data: unknown): string =>
  (data as { note?: string }).note === `it's "\\"\u2028` ? 'ok' : 'fail';

/** Connects, requests the user, pays and receives a call of the app. */
const tour = (page: Page, signs: string) =>
  evaluate(
    page,
    async (userAgent) => {
      // By the clock on the wall, on a machine that may be busy.
      const bridge = await window.vipBridge.connectBridge(window, { userAgent }, { timeoutMs: 20_000 });
      const back = new Promise((resolve) => bridge.register('onBack', (data) => (resolve(data), true)));
      return {
        protocol: bridge.protocol,
        answers: await Promise.all([
          bridge.getUserInfo(),
          bridge.pay({ note: `it's "\\"\u2028` }),
          bridge.getUserInfo(),
        ]),
        back: await back,
      };
    },
    signs,
  );

test.describe('WebViewJavascriptBridge over real frames', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('asks, pays and is called', async ({ page }) => {
    const received: Message[] = [];
    const send = (message: Message) =>
      evaluateScript(page, `WebViewJavascriptBridge._handleMessageFromObjC(${quoted(message)})`);
    const receive = async (message: Message): Promise<void> => {
      received.push(message);
      const responseData = answerTo(message);
      if (message.callbackId && responseData !== undefined)
        await send({ responseId: message.callbackId, responseData });
      if (message.handlerName === 'pay')
        await send({ handlerName: 'onBack', data: { from: "bar's" }, callbackId: 'objc_cb_1' });
    };
    await onFrameNavigation(page, async (address) => {
      if (address === 'https://__bridge_loaded__/') await evaluate(page, wvjbPageSide);
      if (address !== 'https://__wvjb_queue_message__/') return;
      const queue = await evaluateScript(page, 'WebViewJavascriptBridge._fetchQueue()');
      for (const message of JSON.parse(String(queue)) as Message[]) await receive(message);
    });
    // Native code keeps these addresses for itself.
    await page.route(/^https:\/\/__/, (route) => route.abort());
    await serveBridge(page);
    await openPage(page);
    expect(await tour(page, USER_AGENTS.ios)).toEqual({
      protocol: 'wvjb',
      answers: [PARSED, 'ok', PARSED],
      back: { from: "bar's" },
    });
    await expect
      .poll(() => received.find(({ responseId }) => responseId === 'objc_cb_1')?.responseData)
      .toBe(true);
    expect(page.frames()).toHaveLength(2);
  });

  test('a policy of `frame-src https:` lets it through', async ({ page }) => {
    expect(await invited(page, 'frame-src https: wvjbscheme:')).toEqual({ requests: 1, refused: [] });
  });

  test('a policy of `frame-src https://__bridge_loaded__` blocks it: no parser takes the name', async ({
    page,
  }) => {
    expect(await invited(page, 'frame-src https://__bridge_loaded__ wvjbscheme:')).toEqual({
      requests: 0,
      refused: ['https://__bridge_loaded__'],
    });
  });
});

/** How often the app was asked for its script under a policy, and what the policy refused. */
async function invited(page: Page, policy: string): Promise<{ requests: number; refused: string[] }> {
  // The frame goes in the next tick. Here that never comes, so that what was let through is seen for sure.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let requests = 0;
  await page.route('https://__bridge_loaded__/', async (route) => {
    requests += 1;
    await route.abort();
  });
  await serveBridge(page, { 'content-security-policy': policy });
  await openPage(page);
  await evaluate(
    page,
    (userAgent) => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
      void window.vipBridge.connectBridge(window, { userAgent }).catch(() => undefined);
    },
    USER_AGENTS.ios,
  );
  const refused = () => evaluate(page, () => (window as unknown as { refused: string[] }).refused);
  await expect.poll(async () => requests + (await refused()).length).toBeGreaterThan(0);
  return { requests, refused: await refused() };
}

test.describe('JsBridge 1.0.4 over real frames', () => {
  test.use({ userAgent: USER_AGENTS.android });

  test('asks, pays and is called', async ({ page }) => {
    const received: Message[] = [];
    const send = (message: Message) =>
      evaluateScript(page, `WebViewJavascriptBridge._handleMessageFromNative(${quoted(message)})`);
    const receive = async (message: Message): Promise<void> => {
      received.push(message);
      const answer = answerTo(message);
      if (message.callbackId && answer !== undefined)
        await send({
          responseId: message.callbackId,
          responseData: typeof answer === 'string' ? answer : JSON.stringify(answer),
        });
      if (message.handlerName === 'pay')
        await send({ handlerName: 'onBack', data: '{"from":"bar"}', callbackId: 'JAVA_CB_1_5' });
    };
    await onFrameNavigation(page, async (address) => {
      if (/^yy:\/\/__queue_message__/i.test(address))
        await evaluateScript(page, 'WebViewJavascriptBridge._fetchQueue()');
      const returned = 'yy://return/_fetchQueue/';
      if (!address.startsWith(returned)) return;
      const queue = JSON.parse(decodeURIComponent(address.slice(returned.length))) as Message[];
      for (const message of queue) await receive(message);
    });
    await serveBridge(page);
    await openPage(page);
    const toured = tour(page, USER_AGENTS.android);
    await evaluate(page, jsBridgePageSide);
    expect(await toured).toEqual({
      protocol: 'jsbridge',
      answers: [PARSED, 'ok', PARSED],
      back: '{"from":"bar"}',
    });
    await expect
      .poll(() => received.find(({ responseId }) => responseId === 'JAVA_CB_1_5')?.responseData)
      .toBe('true');
  });
});
