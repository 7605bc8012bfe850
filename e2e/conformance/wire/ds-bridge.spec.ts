import type { Page } from '@playwright/test';
import { evaluate, evaluateScript } from '../evaluate.ts';
import { HAND_OVER, PARSED, USER_AGENTS, expect, openPage, serveBridge, test } from '../fixtures.ts';

/*
 * DSBridge on iOS over real prompts: the page is blocked until the native side, here the test, has
 * answered.
 */

const NOTE = `it's "\\"\u2028🧧`;

/** What the app replies to a synchronous call, as JSON text. */
type Replies = (method: string, argument: { data: unknown; _dscbstub?: string }) => unknown;

/** Plays the native side. Every prompt of the page must be one of the protocol's. */
async function playApp(page: Page, replies: Replies): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { _dswk: true }));
  page.on('dialog', async (dialog) => {
    const method = /^_dsbridge=(.+)$/.exec(dialog.message())?.[1];
    if (dialog.type() !== 'prompt' || method === undefined) throw new Error(`shown: ${dialog.message()}`);
    const argument = JSON.parse(dialog.defaultValue()) as Parameters<Replies>[1];
    const reply = replies(method, argument);
    await dialog.accept(reply === undefined ? '' : JSON.stringify(reply));
  });
  await serveBridge(page);
  await openPage(page);
}

test.describe('DSBridge, iOS, over real prompts', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('asks, pays and is called', async ({ page }) => {
    const returned: unknown[] = [];
    const send = (stub: string, data: unknown) =>
      evaluateScript(
        page,
        `try {${stub}(JSON.parse(decodeURIComponent("${encodeURIComponent(JSON.stringify({ code: 0, data }))}")).data);delete window.${stub}; } catch(e){};`,
      );
    await playApp(page, (method, { data, _dscbstub: stub }) => {
      if (method === '_dsb.hasNativeMethod') {
        const { name, type } = data as { name: string; type: string };
        return { code: 0, data: ['getUserInfo', 'pay'].includes(name) && type !== 'syn' ? 1 : 0 };
      }
      if (method === '_dsb.returnValue') returned.push(data);
      if (method === 'getUserInfo' && stub) void send(stub, HAND_OVER);
      if (method === 'pay' && stub) void send(stub, (data as { note: string }).note === NOTE ? 'ok' : 'fail');
      return { code: -1, data: '' };
    });
    const answers = await evaluate(
      page,
      async ([userAgent, note]) => {
        const bridge = await window.vipBridge.connectBridge(window, { userAgent });
        bridge.register('onBack', () => true);
        return [bridge.protocol, ...(await Promise.all([bridge.getUserInfo(), bridge.pay({ note })]))];
      },
      [USER_AGENTS.ios, NOTE] as const,
    );
    expect(answers).toEqual(['dsbridge', PARSED, 'ok']);
    const call = { method: 'onBack', callbackId: 7, data: JSON.stringify([{ from: "bar's" }]) };
    await evaluateScript(page, `window._handleMessageFromNative(${JSON.stringify(call)})`);
    await expect.poll(() => returned).toEqual([{ id: 7, complete: true, data: true }]);
  });

  test('an unanswered prompt returns null and counts as no app', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { _dswk: true }));
    await serveBridge(page);
    await openPage(page);
    const code = await evaluate(
      page,
      async (userAgent) => {
        try {
          const bridge = await window.vipBridge.connectBridge(window, { userAgent });
          await bridge.getUserInfo();
          return 'answered';
        } catch (error) {
          return (error as { code: string }).code;
        }
      },
      USER_AGENTS.ios,
    );
    expect(code).toBe('absent');
  });
});
