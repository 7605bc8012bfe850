// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOrder, type TrackedEvent } from '@vip/api';
import { LATE_IMAGES, memoryKey, OVERRIDE_KEY } from '@vip/release-format';
import { FIRST_PAGE_MS, OverdueError } from './remotes/page-loader.ts';
import { start } from './start.tsx';
import {
  clearDocument,
  firstPage,
  never,
  restoreGlobals,
  text,
} from './test-support/first-page.test-support.tsx';
import { hidePage } from './test-support/sample-site.test-support.ts';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const events = () => stored('events.queue') as TrackedEvent[];

beforeEach(() => clearDocument('<p>骨架</p>'));
afterEach(restoreGlobals);
afterAll(hidePage);

describe('the shell', () => {
  it('exposes the running release to operators and adds it to every event', async () => {
    const { open } = firstPage({ why: 'canary', serial: 7 });
    await start(open, never);
    const passport = 'honey.v2.canary.shell1.s7.c0';
    const running = { brand: 'honey', release: 'v2', shell: 'shell1', why: 'canary', serial: 7, passport };
    expect(window.__release).toEqual(running);
    expect(events()[0]).toMatchObject({ name: 'page_view', props: running });
  });

  it("adds the attribution code of the visit to every event, and on a result page the order's", async () => {
    const { open, given } = firstPage();
    window.history.replaceState(null, '', '/?um=menu');
    await start(open, never);
    expect(events()[0]).toMatchObject({ name: 'page_view', props: { um: 'menu' } });
    await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
    given.navigation?.go('/result/t/26?um=order&level=2');
    await expect.poll(text).toBe('结果');
    given.host?.track('checkout_result', { result: 'paid' });
    for (const name of ['page_view', 'checkout_result'] as const)
      expect(events().filter((event) => event.name === name)).toContainEqual(
        expect.objectContaining({ props: expect.objectContaining({ um: 'order', level: '2' }) }),
      );
  });

  it("navigates to the release's other pages without a new document once the full release is known", async () => {
    const { open, given } = firstPage();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await start(open, never);
    given.navigation?.go('/result/t/26');
    expect(leave.mock.calls).toEqual([['/result/t/26']]);
    await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
    given.navigation?.go('/result/t/26');
    await expect.poll(text).toBe('结果');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('shows the drawings of backgrounds once the page is shown', async () => {
    const { open } = firstPage();
    const sheet = document.createElement('style');
    sheet.id = LATE_IMAGES;
    sheet.media = 'not all';
    document.body.append(sheet);
    await start(open, never);
    expect(sheet.getAttribute('media')).toBe('not all');
    await expect.poll(() => sheet.getAttribute('media')).toBeNull();
  });

  it('quarantines a release that does not load and reloads the document once', async () => {
    const { site, reload } = firstPage();
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

  it('quarantines a release whose first page is overdue', async () => {
    const { site, reload } = firstPage();
    site.files.delete('/r/honey/v2/pay.js');
    const overdue = Promise.reject(new OverdueError('overdue'));
    await start(() => never, overdue);
    expect(FIRST_PAGE_MS).toBe(20000);
    expect(stored(memoryKey('honey'))).toMatchObject({ bad: ['v2'] });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('quarantines a release with a missing lazy chunk and reloads the document', async () => {
    const { site, open, reload } = firstPage();
    site.files.delete('/r/honey/v2/buying.js');
    await start(open, never);
    const sheet = document.head.appendChild(document.createElement('link'));
    sheet.href = '/r/honey/v2/buying.js';
    sheet.dispatchEvent(new Event('error'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(stored(memoryKey('honey'))).toMatchObject({ bad: ['v2'] });
    sheet.remove();
  });

  it('renders the page if the boot script has replaced the markup by a message', async () => {
    const { open } = firstPage({ isComposed: true });
    document.body.innerHTML = '<div id="root"><div role="alert">页面加载失败</div></div>';
    window.__boot.isReplaced = true;
    await start(open, never);
    await expect.poll(text).toBe('开通会员');
    // React reports no hydration error for that markup.
    expect(console.error).not.toHaveBeenCalled();
  });

  it('shows the failure page with the footer of the HTML and quarantines nothing without a network', async () => {
    clearDocument('<p>骨架</p><footer><p>杭州某某科技有限公司</p></footer>');
    const { site, reload } = firstPage();
    const answers = site.fetch.getMockImplementation();
    site.fetch.mockRejectedValue(new TypeError('offline'));
    const fails = () => Promise.reject(new Error('offline'));
    await start(fails, never);
    await expect.poll(text).toContain('页面加载失败');
    expect(text()).toContain('杭州某某科技有限公司');
    [...document.querySelectorAll('button')].find((button) => button.textContent === '重试')?.click();
    await expect.poll(text).toContain('网络连接失败，请检查网络');
    expect(reload).not.toHaveBeenCalled();
    expect(stored(memoryKey('honey'))).toBeNull();
    if (answers) site.fetch.mockImplementation(answers);
    [...document.querySelectorAll('button')].find((button) => button.textContent === '重试')?.click();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('leaves for the result of a paid order only with a network', async () => {
    const { site, open, given } = firstPage();
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

  it('follows the session of another tab, and sends only the token of the user that the page shows', async () => {
    const { open, given } = firstPage();
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

  it('removes only the token that was refused', async () => {
    localStorage.setItem('auth.token', 'Bearer a');
    const { site, open, given } = firstPage();
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

  it('never reloads during a payment', async () => {
    const { reload } = firstPage();
    const result = { path: '/result/-/26', order: '26', at: Date.now(), isPaid: false };
    localStorage.setItem('purchase.result.honey', JSON.stringify(result));
    await start(() => Promise.reject(new Error('404')), never);
    await expect.poll(text).toContain('查看支付结果');
    expect(reload).not.toHaveBeenCalled();
  });

  it('removes a preview link from the address first and shows the outcome', async () => {
    const { open } = firstPage();
    window.history.replaceState(null, '', '/?um=menu&release=a.b.c');
    const started = start(open, never);
    expect(window.location.search).toBe('?um=menu');
    await started;
    await expect.poll(text).toContain('预览链接已失效');
    expect(text()).toContain('开通会员');
  });

  it('shows a banner above a preview and refuses its orders', async () => {
    const { open, given, reload } = firstPage({
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
