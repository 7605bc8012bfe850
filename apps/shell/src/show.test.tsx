// @vitest-environment happy-dom
import { useEffect } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigation, type Host, type RouteDeclaration } from '@vip/host';
import { passportOf, type BootData, type PageData, type RememberedResult } from '@vip/release-format';
import type { PageOutcome } from './failure/page-failures.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { createRouteTable } from './router/route-table.ts';
import { show } from './show.tsx';
import { memoryStorage } from './test-support/memory-storage.test-support.ts';
import { createSite, publish, samplePage } from './test-support/sample-site.test-support.ts';

const routesOf = (page: `./${string}`, path: string): RouteDeclaration[] => [
  { path, title: '会员', page, session: 'none' },
];
/** Enough turns for React to finish on a busy machine, where it renders in several tasks. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
};
const text = () => document.getElementById('root')?.textContent;
const styles = () =>
  [...document.querySelectorAll('style')].map((style) => style.getAttribute('data-href') ?? '');

const FOOT =
  '<footer><p><a href="tel:4000000000">联系客服</a></p><p>杭州某某科技有限公司</p><p>浙ICP备0号</p></footer>';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<style data-href="shell.css"></style><style data-href="old.css"></style>';
  document.body.innerHTML = `<div id="root"><p>骨架</p></div>${FOOT}`;
});
afterEach(() => vi.restoreAllMocks());

function shown(
  fetchPage: (page: string) => Promise<unknown>,
  some: Partial<PageData> = {},
  outcome: Promise<PageOutcome> = Promise.resolve('failed'),
  result: RememberedResult | null = null,
  input: Event[] = [],
) {
  const page = samplePage(publish(createSite(), 'v1'), some);
  page.shell.css = ['shell.css'];
  const routes = createRouteTable((page.release?.routes ?? []) as RouteDeclaration[]);
  const storage = { local: memoryStorage(), session: memoryStorage() };
  const onShown = vi.fn();
  const onPageFailed = vi.fn(() => outcome);
  const leave = vi.fn<(to?: string, isReplacing?: boolean) => Promise<boolean>>(async () => true);
  const parts = {
    history: createBrowserHistory({ window, v5Compat: true }),
    host: { storage } as unknown as Host,
    match: routes.match,
    loader: createPageLoader(fetchPage),
    guard: vi.fn(),
    backs: { push: vi.fn(), press: () => false, popped: () => false },
    toTop: vi.fn(),
    result: () => result,
    foot: document.querySelector('footer'),
    passport: passportOf(page),
    leave,
    onShown,
    onPageFailed,
    page,
    lazy: null,
  };
  const boot: Pick<BootData, 'input'> = { input };
  return { done: show(parts, page, boot, null), boot, onShown, onPageFailed, leave, routes };
}

/** As `shown`, once the page or its failure is visible. */
async function opened(...parameters: Parameters<typeof shown>) {
  const { done, ...rest } = shown(...parameters);
  await done;
  await turns();
  return rest;
}

describe('the markup of the HTML', () => {
  const Page = () => <p>骨架</p>;

  it('is hydrated if it is of the running release', async () => {
    const before = document.querySelector('p');
    const { onShown } = await opened(async () => ({ default: Page }));
    expect(document.querySelector('p')).toBe(before);
    expect(onShown.mock.calls).toEqual([['./pay']]);
    expect(styles()).toEqual(['shell.css', 'old.css']);
  });

  it('is hydrated with what the user has done in it', async () => {
    const save = vi.fn();
    document.body.innerHTML = '<div id="root"><button type="button">保存</button></div>';
    const button = document.querySelector('button');
    const tap = new Event('click', { bubbles: true });
    button?.dispatchEvent(tap);
    const Form = () => (
      <button type="button" onClick={save}>
        保存
      </button>
    );
    const { boot } = await opened(async () => ({ default: Form }), {}, undefined, null, [tap]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(boot.input).toBeNull();
  });

  it('of another release stays until the page has loaded, then its styles are removed too', async () => {
    const arrived = { page: (_: unknown): void => undefined };
    const { done, boot } = shown(() => new Promise((resolve) => (arrived.page = resolve)), {
      isComposed: false,
    });
    await turns();
    expect(text()).toBe('骨架');
    const seen: (string | null | undefined)[] = [];
    const Other = () => {
      seen.push(text());
      return <p>新版</p>;
    };
    arrived.page({ default: Other });
    await done;
    // In the same task: there is no moment without a page.
    expect([text(), seen, styles()]).toEqual(['新版', ['骨架'], ['shell.css']]);
    // The page listens itself: nothing is recorded any more.
    expect(boot.input).toBeNull();
  });

  it('stays during the diagnosis and during the reload', async () => {
    const diagnosis = { resolve: (_: PageOutcome): void => undefined };
    const { done } = shown(
      () => Promise.reject(new Error('404')),
      {},
      new Promise((resolve) => (diagnosis.resolve = resolve)),
    );
    await turns();
    expect(text()).toBe('骨架');
    diagnosis.resolve('reloading');
    await done;
    await turns();
    expect(text()).toBe('骨架');
  });
});

describe('a page that fails', () => {
  it('shows the failure page if there is no reload', async () => {
    const { onPageFailed } = await opened(() => Promise.reject(new Error('404')));
    expect(text()).toContain('页面加载失败');
    expect(onPageFailed).toHaveBeenCalledWith(expect.objectContaining({ name: 'RemoteError' }), './pay');
  });

  it.each([
    [
      'while it renders',
      () => {
        throw new TypeError('x');
      },
    ],
    [
      'in its first effect',
      function Page() {
        useEffect(() => {
          throw new TypeError('x');
        }, []);
        return <p>骨架</p>;
      },
    ],
  ])('%s counts as never shown: it is diagnosed and shows the failure page', async (_, Page) => {
    const { onShown, onPageFailed } = await opened(async () => ({ default: Page }), { isComposed: false });
    expect(onShown).not.toHaveBeenCalled();
    expect(onPageFailed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TypeError' }), './pay');
    expect(text()).toContain('页面加载失败');
  });
});

describe('a step back to a path of another document', () => {
  const Page = () => <p>骨架</p>;
  /** The history as after a reload: the entries of the former document have routes that this HTML does not know. */
  async function stepBack(some: Partial<PageData> = {}) {
    return {
      ...(await opened(async () => ({ default: Page }), some)),
      async to(path: string) {
        window.history.replaceState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
        await turns();
      },
    };
  }

  it('loads that document; this page stays until then', async () => {
    const { to, leave } = await stepBack();
    await to('/orderConfirm/7/1/-?app=mxy');
    expect(leave.mock.calls).toEqual([['/orderConfirm/7/1/-?app=mxy', true]]);
    expect(text()).toBe('骨架');
  });

  it('without a network shows the failure page, which tries again', async () => {
    const { to, leave } = await stepBack();
    leave.mockResolvedValue(false);
    await to('/orderConfirm/7/1/-');
    expect(heading()).toBe('页面加载失败');
    click('重试');
    await turns();
    expect(leave.mock.calls).toEqual([
      ['/orderConfirm/7/1/-', true],
      ['/orderConfirm/7/1/-', true],
    ]);
    await to('/');
    expect(text()).toBe('骨架');
  });

  it('is none if the path is the one of this document, which may have no route', async () => {
    const { to, leave } = await stepBack({ release: null });
    await to('/#top');
    expect([heading(), leave.mock.calls]).toEqual(['页面不存在', []]);
  });
});

describe('the page of a path without a route', () => {
  const unknown = () => opened(lost, { release: null });

  it('leads to the packages, and back only if there is a page to go back to', async () => {
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    await unknown();
    expect(actionsShown()).toEqual(['查看会员套餐']);
    length.mockReturnValue(2);
    await unknown();
    expect(actionsShown()).toEqual(['返回上一页', '查看会员套餐']);
  });

  it('names no company where the HTML has no footer', async () => {
    document.querySelector('footer')?.remove();
    await unknown();
    expect(document.querySelector('header')?.textContent).toBe('会员中心');
    expect(document.querySelector('footer')?.textContent).toBe('用户协议隐私政策');
  });
});

const unpaid = { path: '/result/t/26', order: '26', at: Date.now(), isPaid: false };
const paid = { ...unpaid, isPaid: true };
const heading = () => document.querySelector('h1')?.textContent;
const click = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent === name)?.click();
const actionsShown = () =>
  [...document.querySelectorAll('main button, main a')].map((each) => each.textContent);
const lost = () => Promise.reject(new Error('offline'));

describe('the failure page', () => {
  it.each([
    [null, '页面加载失败', '请检查网络后重试，你的订单和会员权益不受影响', ['重试']],
    [unpaid, '页面加载失败', '款项不受影响，可查看支付结果', ['重试', '查看支付结果']],
    [paid, '支付成功', '支付已完成，网络恢复后即可打开订单详情', ['重试', '查看支付结果']],
  ])('of %j has the title %s', async (result, title, note, actions) => {
    await opened(lost, {}, Promise.resolve('failed'), result);
    const alert = document.querySelector('[role=alert]');
    expect([heading(), alert?.querySelector('p')?.textContent]).toEqual([title, note]);
    expect(actionsShown()).toEqual(actions);
    expect(document.querySelector('main a')?.getAttribute('href') ?? null).toBe(result && '/result/t/26');
  });

  it('has the title of its route, and the company and customer service of the HTML', async () => {
    await opened(lost);
    expect(document.querySelector('#root header')?.textContent).toBe('会员');
    expect(text()).toContain('错误编号 honey.v1.live.');
    const foot = document.querySelector('#root footer');
    expect(foot?.textContent).toBe('联系客服杭州某某科技有限公司浙ICP备0号');
    expect(foot?.querySelector('a')?.getAttribute('href')).toBe('tel:4000000000');
    // Not announced with the failure.
    expect(document.querySelector('[role=alert]')?.contains(foot)).toBe(false);
  });

  it('copies its number, which otherwise stays selected', async () => {
    const copy = vi.fn(() => true);
    document.execCommand = copy;
    await opened(lost);
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === '复制');
    button?.click();
    await turns();
    expect(getSelection()?.toString()).toContain('honey.v1.live.');
    expect(copy).toHaveBeenCalledExactlyOnceWith('copy');
    expect(button?.textContent).toBe('已复制');
  });

  it('stays and shows a message if its actions find no network', async () => {
    const { leave } = await opened(lost, {}, Promise.resolve('failed'), paid);
    leave.mockResolvedValue(false);
    click('重试');
    await turns();
    expect(text()).toContain('网络连接失败，请检查网络');
    click('查看支付结果');
    await turns();
    expect(leave.mock.calls).toEqual([[undefined], ['/result/t/26']]);
    expect(heading()).toBe('支付成功');
  });
});

describe('between the payment and its result page', () => {
  const gone: { to: (path: string) => void } = { to: () => undefined };
  const Pay = () => {
    const { go } = useNavigation();
    gone.to = (path) => go(path, { replace: true });
    return <p>骨架</p>;
  };
  const pages = (name: string): Promise<unknown> =>
    name === './pay' ? Promise.resolve({ default: Pay }) : new Promise(() => undefined);

  it('支付成功 is shown while the page loads', async () => {
    const { routes } = await opened(pages, {}, Promise.resolve('failed'), paid);
    routes.open([...routesOf('./pay', '/'), ...routesOf('./result', '/result/:token/:id')]);
    gone.to('/result/t/26');
    await turns();
    const status = document.querySelector('[role=status]');
    expect([heading(), status?.textContent]).toEqual(['支付成功', '支付成功正在打开订单详情']);
  });

  it.each([
    ['of an unpaid order', unpaid, '/result/t/26'],
    ['of another order', paid, '/result/t/27'],
  ])('a page %s has the usual loading state', async (_, result, path) => {
    const { routes } = await opened(pages, {}, Promise.resolve('failed'), result);
    routes.open([...routesOf('./pay', '/'), ...routesOf('./result', '/result/:token/:id')]);
    gone.to(path);
    await turns();
    expect([heading(), document.querySelector('[role=status]')?.getAttribute('aria-label')]).toEqual([
      undefined,
      '正在载入',
    ]);
  });

  it('the page is left for another document only with a network', async () => {
    const { leave } = await opened(pages, {}, Promise.resolve('failed'), paid);
    leave.mockResolvedValue(false);
    gone.to('/upgrade/use?order=26');
    await turns();
    expect(leave.mock.calls).toEqual([['/upgrade/use?order=26', true]]);
    expect(heading()).toBe('支付成功');
    leave.mockResolvedValue(true);
    click('重试');
    await turns();
    expect(leave).toHaveBeenLastCalledWith('/upgrade/use?order=26', true);
  });
});
