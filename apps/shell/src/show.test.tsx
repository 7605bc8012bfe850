// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { useEffect } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host, RouteDeclaration } from '@vip/host';
import type { PageData } from '@vip/release/page-data';
import { createPageLoader } from './remotes/page-loader.ts';
import { createRouteTable } from './router/route-table.ts';
import { show } from './show.tsx';
import { memoryStorage } from './test-support/memory-storage.test-support.ts';
import { createSite, publish, samplePage } from './test-support/sample-site.test-support.ts';

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
};
const text = () => document.getElementById('root')?.textContent;
const styles = () =>
  [...document.querySelectorAll('style')].map((style) => style.getAttribute('data-href') ?? '');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<style data-href="shell.css"></style><style data-href="old.css"></style>';
  document.body.innerHTML = '<div id="root"><p>骨架</p></div>';
});
afterEach(() => vi.restoreAllMocks());

function shown(
  fetchPage: () => Promise<unknown>,
  some: Partial<PageData> = {},
  judged: Promise<boolean> = Promise.resolve(false),
) {
  const page = samplePage(publish(createSite(), 'v1'), some);
  page.shell.css = ['shell.css'];
  const routes = createRouteTable(page.release?.routes as RouteDeclaration[]);
  const storage = { local: memoryStorage(), session: memoryStorage() };
  const onShown = vi.fn();
  const onPageFailed = vi.fn(() => judged);
  const parts = {
    history: createBrowserHistory({ window, v5Compat: true }),
    host: { storage } as unknown as Host,
    match: routes.match,
    loader: createPageLoader(fetchPage),
    guard: vi.fn(),
    backs: { push: vi.fn(), press: () => false, popped: () => false },
    toTop: vi.fn(),
    reload: vi.fn(),
    onShown,
    onPageFailed,
  };
  return { done: show(parts, createStore(), page), onShown, onPageFailed, routes };
}

describe('the markup of the HTML', () => {
  const Page = () => <p>骨架</p>;

  it('is taken over where it is of what runs', async () => {
    const before = document.querySelector('p');
    const { done, onShown } = shown(async () => ({ default: Page }));
    await done;
    await turns();
    expect(document.querySelector('p')).toBe(before);
    expect(onShown.mock.calls).toEqual([['./pay']]);
    expect(styles()).toEqual(['shell.css', 'old.css']);
  });

  it('of another release stands until the page is there, and then its styles go with it', async () => {
    const arrived = { page: (_: unknown): void => undefined };
    const { done } = shown(() => new Promise((resolve) => (arrived.page = resolve)), { isComposed: false });
    await turns();
    expect(text()).toBe('骨架');
    const seen: (string | null | undefined)[] = [];
    const Other = () => {
      seen.push(text());
      return <p>新版</p>;
    };
    arrived.page({ default: Other });
    await done;
    // No turn between: the new page stands as soon as the old one is gone.
    expect([text(), seen, styles()]).toEqual(['新版', ['骨架'], ['shell.css']]);
  });

  it('stands while it is found out why the page does not come, and while the document is loaded anew', async () => {
    const verdict = { is: (_: boolean): void => undefined };
    const { done } = shown(
      () => Promise.reject(new Error('404')),
      {},
      new Promise((resolve) => (verdict.is = resolve)),
    );
    await turns();
    expect(text()).toBe('骨架');
    verdict.is(true);
    await done;
    await turns();
    expect(text()).toBe('骨架');
  });
});

describe('a page that fails', () => {
  it('says so once nothing else helps', async () => {
    const { done, onPageFailed } = shown(() => Promise.reject(new Error('404')));
    await done;
    await turns();
    expect(text()).toContain('页面加载失败');
    expect(onPageFailed).toHaveBeenCalledWith(expect.objectContaining({ name: 'RemoteError' }), './pay');
  });

  it.each([
    [
      'while it is drawn',
      () => {
        throw new TypeError('x');
      },
    ],
    [
      'as soon as it is drawn',
      function Page() {
        useEffect(() => {
          throw new TypeError('x');
        }, []);
        return <p>骨架</p>;
      },
    ],
  ])('%s was never there: it is judged, and says so', async (_, Page) => {
    const { done, onShown, onPageFailed } = shown(async () => ({ default: Page }), { isComposed: false });
    await done;
    await turns();
    expect(onShown).not.toHaveBeenCalled();
    expect(onPageFailed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TypeError' }), './pay');
    expect(text()).toContain('页面加载失败');
  });
});
