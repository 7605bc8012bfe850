import type { Page } from '@playwright/test';
import { onFrameNavigation } from '../wire/frame-navigations.ts';
import { jsBridgePageSide } from '../wire/js-bridge-page-side.ts';
import type { Message } from '../wire/message.ts';
import { createAppSide } from './app-side.ts';
import type { TestedApp, Users } from './journey.ts';
import { openWebView } from './web-view.ts';

/** As Java quotes JSON in the script that it evaluates (1.0.4). */
const quoted = (message: Message): string =>
  `'${JSON.stringify(message).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}'`;

const RETURNED = 'yy://return/_fetchQueue/';

/** JsBridge 1.0.4 over frames that really navigate: injected at the end of the load, as `onPageFinished` is called. */
export async function startJsBridge(page: Page, users: Users): Promise<TestedApp> {
  const side = createAppSide(users.first);
  const webView = await openWebView(page);
  const answers = new Map<string | undefined, (answer: unknown) => void>();
  const send = (message: Message) =>
    webView.evaluate(`WebViewJavascriptBridge._handleMessageFromNative(${quoted(message)})`);

  const receive = ({ handlerName = '', data, callbackId, responseId, responseData }: Message): void => {
    if (responseId !== undefined) {
      answers.get(responseId)?.(responseData);
      return;
    }
    const answer = side.answer(handlerName, data);
    if (callbackId !== undefined && answer !== undefined)
      void send({
        responseId: callbackId,
        responseData: typeof answer === 'string' ? answer : JSON.stringify(answer),
      });
  };
  await onFrameNavigation(page, async (address) => {
    if (/^yy:\/\/__queue_message__/i.test(address))
      await webView.evaluate('WebViewJavascriptBridge._fetchQueue()');
    else if (address.startsWith(RETURNED))
      (JSON.parse(decodeURIComponent(address.slice(RETURNED.length))) as Message[]).forEach(receive);
  });
  page.once('load', () => void webView.evaluate(`(${jsBridgePageSide.toString()})()`));

  return {
    countOf: (name) => Promise.resolve(side.countOf(name)),
    login(user) {
      side.user = user;
      const callbackId = `JAVA_CB_${answers.size + 1}_5`;
      const answer = new Promise((resolve) => answers.set(callbackId, resolve));
      void send({ handlerName: 'refreshUserInfo', data: JSON.stringify(side.handOver()), callbackId });
      return answer;
    },
  };
}
