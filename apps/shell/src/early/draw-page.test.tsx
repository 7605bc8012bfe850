// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getBroadcast } from '@vip/api';
import { useQuery, useSession } from '@vip/host';
import type { BootData, PageData } from '@vip/release-format';
import { clearDocument, firstPage, restoreGlobals, text } from '../test-support/first-page.test-support.tsx';
import { createBase } from './base.ts';
import { createEarlyPage } from './draw-page.tsx';

beforeEach(() => clearDocument('<p>骨架</p>'));
afterEach(restoreGlobals);

const LIST = getBroadcast();
const BOUGHT = { id: '1', nickname: '苏**', package_name: '年度会员', paid_at: '2026-11-01T00:00:00+08:00' };
const answerNow = () => Response.json({ items: [BOUGHT] });

/** What the boot script keeps of a call. */
function firstCall(url: string, given: Response | Promise<Response>): BootData['first'] {
  const answer = Promise.resolve(given);
  return { url, token: null, answer, text: answer.then((response) => response.clone().text()) };
}

function Page() {
  const { state } = useQuery('list', LIST);
  const { account } = useSession();
  return (
    <>
      <button type="button" onClick={() => undefined}>
        {account?.nickname}
      </button>
      {state.status === 'ready' ? state.data.items[0]?.packageName : '骨架'}
    </>
  );
}

/** Opens the page; `answer` is that of the call that the HTML has started. */
async function open({
  page = {},
  boot = {},
  answer = answerNow(),
}: { page?: Partial<PageData>; boot?: Partial<BootData>; answer?: Response | Promise<Response> } = {}) {
  firstPage({ isComposed: true, ...page });
  window.__page.config = { ...window.__page.config, backends: { main: '/api/main' } };
  const url = '/api/main/v1/order/broadcast';
  Object.assign(window.__boot, { first: firstCall(url, answer), ...boot });
  const base = createBase();
  const early = createEarlyPage();
  early.draw(base, async () => ({ default: Page }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { base, early };
}

it('a page is drawn with the data of its first call', async () => {
  const { early } = await open();
  expect(text()).toBe('年度会员');
  expect(early.take()).not.toBeNull();
});

it.each<[string, Parameters<typeof open>[0]]>([
  ['without a first call', { boot: { first: null } }],
  ['of another release than the HTML', { page: { isComposed: false } }],
  ['that makes another call', { boot: { first: firstCall('/other', answerNow()) } }],
  ['whose markup was replaced', { boot: { isReplaced: true } }],
  ['whose first call failed', { answer: new Response('', { status: 500 }) }],
])('a page %s is left to react-dom', async (_, given) => {
  const { early } = await open(given);
  expect(text()).toBe('骨架');
  expect(early.take()).toBeNull();
});

it('a page in a native app is left to react-dom, which asks the app first', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 lxb/5.2.0',
  );
  await open();
  expect(text()).toBe('骨架');
});

it('nothing is drawn after the takeover', async () => {
  let arrive = (_: Response) => {};
  const { early } = await open({
    answer: new Promise<Response>((resolve) => {
      arrive = resolve;
    }),
  });
  expect(early.take()).toBeNull();
  arrive(answerNow());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(text()).toBe('骨架');
});

it('what one user tapped is not repeated for another', async () => {
  const { base, early } = await open();
  const root = early.take();
  const button = document.querySelector('button');
  const click = vi.spyOn(HTMLElement.prototype, 'click');
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const other = { ...base.session.get(), token: 'Bearer other' };
  base.session.follow({ get: () => other, subscribe: () => () => undefined });
  root?.finish()();
  expect([button === null, click.mock.calls]).toEqual([false, []]);
});

it('the takeover waits until the page is drawn with the answer', async () => {
  let arrive = (_: Response) => {};
  const { early } = await open({
    answer: new Promise<Response>((resolve) => {
      arrive = resolve;
    }),
  });
  const settled = early.settled();
  arrive(answerNow());
  await settled;
  expect([text(), early.take() === null]).toEqual(['年度会员', false]);
});

it('the takeover waits for no page that cannot be drawn, and a short time at most for an answer', async () => {
  const { early: failed } = await open({ answer: new Response('', { status: 500 }) });
  await failed.settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = open({ answer: new Promise<Response>(() => undefined) });
  await vi.advanceTimersByTimeAsync(20);
  const { early } = await opening;
  let hasSettled = false;
  void early.settled().then(() => (hasSettled = true));
  await vi.advanceTimersByTimeAsync(300);
  expect(hasSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect([hasSettled, text()]).toEqual([true, '骨架']);
  vi.useRealTimers();
});
