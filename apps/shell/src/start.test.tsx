// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOrder, type TrackedEvent } from '@vip/api';
import { useHost, useNavigation, useSession, type Host, type Navigation } from '@vip/host';
import { memoryKey, OVERRIDE_KEY, type PageData } from '@vip/release-format';
import { FIRST_PAGE_MS } from './remotes/in-time.ts';
import { OverdueError } from './remotes/load-errors.ts';
import { start } from './start.tsx';
import { composedPart, createSite, publish, samplePage } from './test-support/sample-site.test-support.ts';

const never = new Promise<never>(() => undefined);
const text = () => document.body.textContent ?? '';
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const events = () => stored('events.queue') as TrackedEvent[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__DEVELOPMENT__', false);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"><p>骨架</p></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A document of honey's version 2, on a site that has version 1 as well. */
function page(some: Partial<PageData> = {}) {
  const site = createSite();
  site.files.set('/r/alive.txt', 'alive');
  const [one, two] = [publish(site, 'v1'), publish(site, 'v2')];
  const data = samplePage(two, { isComposed: false, ...some });
  data.slice.lastGood = composedPart(one);
  window.__page = data;
  window.__boot = { isStarted: false, isReplaced: false, first: null };
  vi.stubGlobal('fetch', site.fetch);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const given: { host?: Host; navigation?: Navigation } = {};
  const Pay = () => {
    given.host = useHost();
    given.navigation = useNavigation();
    return <p>开通会员{useSession().account?.nickname}</p>;
  };
  const pages: Record<string, unknown> = {
    './pay': { default: Pay },
    './result': { default: () => <p>结果</p> },
  };
  return { site, reload, given, pages, open: async (name: string) => pages[name] };
}

describe('the shell', () => {
  it('says what runs and why, to operators and with every event', async () => {
    const { open } = page({ why: 'canary', serial: 7 });
    await start(open, never);
    const running = { brand: 'honey', release: 'v2', shell: 'shell1', why: 'canary', serial: 7 };
    expect(window.__release).toEqual(running);
    expect(events()[0]).toMatchObject({ name: 'page_view', props: running });
  });

  it("goes to the release's other pages without a new document, once all of it is known", async () => {
    const { open, given } = page();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await start(open, never);
    given.navigation?.go('/result/t/26');
    expect(leave.mock.calls).toEqual([['/result/t/26']]);
    await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
    given.navigation?.go('/result/t/26');
    await expect.poll(text).toBe('结果');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('puts aside a release that does not load and loads the document anew, once', async () => {
    const { site, reload } = page();
    site.files.delete('/r/honey/v2/pay.js');
    await start(() => Promise.reject(new Error('404')), never);
    expect(stored(memoryKey('honey'))).toMatchObject({ bad: ['v2'] });
    expect(reload).toHaveBeenCalledOnce();
    expect(events()).toContainEqual(
      expect.objectContaining({
        name: 'release_quarantined',
        props: expect.objectContaining({ release: 'v2', cause: 'load' }),
      }),
    );
    expect(text()).toBe('骨架');
  });

  it('puts aside a release of which the first page does not come in time', async () => {
    const { site, reload } = page();
    site.files.delete('/r/honey/v2/pay.js');
    const late = Promise.reject(new OverdueError('late'));
    await start(() => never, late);
    expect(FIRST_PAGE_MS).toBe(20000);
    expect(stored(memoryKey('honey'))).toMatchObject({ bad: ['v2'] });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('puts aside a release of which a late file does not come, and loads the document anew', async () => {
    const { site, open, reload } = page();
    site.files.delete('/r/honey/v2/buying.js');
    await start(open, never);
    const sheet = document.head.appendChild(document.createElement('link'));
    sheet.href = '/r/honey/v2/buying.js';
    sheet.dispatchEvent(new Event('error'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(stored(memoryKey('honey'))).toMatchObject({ bad: ['v2'] });
    sheet.remove();
  });

  it('draws the page anew where it came so late that a word about it stands in its place', async () => {
    const { open } = page({ isComposed: true });
    document.body.innerHTML = '<div id="root"><div role="alert">页面加载失败</div></div>';
    window.__boot.isReplaced = true;
    await start(open, never);
    await expect.poll(text).toBe('开通会员');
    // React has nothing to say of markup that is not the page's.
    expect(console.error).not.toHaveBeenCalled();
  });

  it('says that the page does not load, and puts nothing aside, where nothing can be reached', async () => {
    const { site, reload } = page();
    const answers = site.fetch.getMockImplementation();
    site.fetch.mockRejectedValue(new TypeError('offline'));
    const fails = () => Promise.reject(new Error('offline'));
    await start(fails, never);
    await expect.poll(text).toContain('页面加载失败');
    [...document.querySelectorAll('button')].find((button) => button.textContent === '重试')?.click();
    await expect.poll(text).toContain('网络连接失败，请检查网络');
    expect(reload).not.toHaveBeenCalled();
    expect(stored(memoryKey('honey'))).toBeNull();
    if (answers) site.fetch.mockImplementation(answers);
    [...document.querySelectorAll('button')].find((button) => button.textContent === '重试')?.click();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('leaves for the result of a paid order only where there is a network', async () => {
    const { site, open, given } = page();
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await start(open, never);
    given.host?.rememberResult('/upgrade/use?order=26', '26', true);
    const answers = site.fetch.getMockImplementation();
    site.fetch.mockRejectedValue(new TypeError('offline'));
    given.navigation?.go('/upgrade/use?order=26', { replace: true });
    await expect.poll(text).toContain('支付成功');
    expect(leave).not.toHaveBeenCalled();
    if (answers) site.fetch.mockImplementation(answers);
    [...document.querySelectorAll('button')].find((button) => button.textContent === '重试')?.click();
    await expect.poll(() => leave.mock.calls).toEqual([['/upgrade/use?order=26']]);
  });

  it('follows the session of another tab, and sends no token of another person than the page shows', async () => {
    const { open, given } = page();
    await start(open, never);
    const changes: (string | null)[] = [];
    given.host?.onStorage((key) => changes.push(key));
    localStorage.setItem('auth.info', JSON.stringify({ id: 'B', nickname: '乙', avatar: '' }));
    localStorage.setItem('auth.token', 'Bearer b');
    const storage = Object.assign(new Event('storage'), { key: 'auth.token', storageArea: localStorage });
    window.dispatchEvent(storage);
    await expect.poll(text).toBe('开通会员乙');
    expect(changes).toEqual(['auth.token']);
  });

  it('removes a token that was refused, and only that one', async () => {
    localStorage.setItem('auth.token', 'Bearer a');
    const { site, open, given } = page();
    window.__page.config.backends = { main: '/api/main' };
    await start(open, never);
    site.fetch.mockImplementation(async () => new Response('{}', { status: 401 }));
    const refused = given.host?.api.send(getOrder('26'));
    localStorage.setItem('auth.token', 'Bearer b');
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
    expect(localStorage.getItem('auth.token')).toBe('Bearer b');
    await expect(given.host?.api.send(getOrder('26'))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(localStorage.getItem('auth.token')).toBeNull();
  });

  it('never loads anew during a payment', async () => {
    const { reload } = page();
    const result = { path: '/result/-/26', order: '26', at: Date.now(), isPaid: false };
    localStorage.setItem('purchase.result.honey', JSON.stringify(result));
    await start(() => Promise.reject(new Error('404')), never);
    await expect.poll(text).toContain('查看支付结果');
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes a preview link out of the address before anything else, and says what became of it', async () => {
    const { open } = page();
    window.history.replaceState(null, '', '/?um=menu&release=a.b.c');
    const started = start(open, never);
    expect(window.location.search).toBe('?um=menu');
    await started;
    await expect.poll(text).toContain('预览链接已失效');
    expect(text()).toContain('开通会员');
  });

  it('says above a preview that it is one, and refuses its orders', async () => {
    const { open, given, reload } = page({
      why: 'override',
      override: { allowPay: false, expiresAt: Date.now() + 60000 },
    });
    sessionStorage.setItem(OVERRIDE_KEY, '{}');
    await start(open, never);
    await expect.poll(text).toContain('预览版本 honey v2');
    const order = { ...getOrder('26'), method: 'POST' as const, idempotencyKey: 'k' };
    await expect(given.host?.api.send(order)).rejects.toMatchObject({
      details: { serverMessage: '预览版本不能支付' },
    });
    document.querySelector('button')?.click();
    expect([sessionStorage.getItem(OVERRIDE_KEY), reload.mock.calls.length]).toEqual([null, 1]);
  });
});
