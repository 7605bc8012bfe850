// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '@vip/api';
import { useNavigation, type Navigation } from '@vip/host';
import { start } from '../start.tsx';
import { createSite, hidePage, publish, samplePage } from '../test-support/sample-site.test-support.ts';

beforeEach(() => {
  // The site of this test has no registry.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__DEVELOPMENT__', false);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(hidePage);

const events = () => JSON.parse(localStorage.getItem('events.queue') ?? '[]') as TrackedEvent[];
const viewed = () => events().flatMap(({ name, route }) => (name === 'page_view' ? [route] : []));
const shown = () => document.getElementById('root')?.innerHTML;

it('the matched route is known to the page by its parameters, and to events by its pattern; the root has its page alone', async () => {
  const site = createSite();
  site.files.set('/r/alive.txt', 'alive');
  window.__page = samplePage(publish(site, 'v1'), { isComposed: false });
  window.__boot = { isStarted: false, isReplaced: false, first: null };
  vi.stubGlobal('fetch', site.fetch);
  const given: { navigation?: Navigation } = {};
  const Page = ({ name }: { name: string }) => {
    given.navigation = useNavigation();
    return <p>{name}</p>;
  };
  const pages: Record<string, unknown> = {
    './pay': { default: () => <Page name="开通会员" /> },
    './result': { default: () => <Page name="结果" /> },
  };
  await start(async (name) => pages[name], new Promise<never>(() => undefined));
  await expect.poll(shown).toBe('<p>开通会员</p>');
  expect(given.navigation).toMatchObject({ path: '/', params: {} });

  await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
  given.navigation?.go('/result/t1/26?um=menu');
  await expect.poll(shown).toBe('<p>结果</p>');
  expect(given.navigation).toMatchObject({
    path: '/result/t1/26?um=menu',
    params: { token: 't1', id: '26' },
    query: { um: 'menu' },
  });
  // History mode, below `/`.
  expect(window.location.href.slice(window.location.origin.length)).toBe('/result/t1/26?um=menu');
  expect(viewed()).toEqual(['/', '/result/:token/:id']);
});
