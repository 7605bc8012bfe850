// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from 'vitest';
import { getOrder } from '@vip/api';
import { useHost, useNavigation, useSession, type Host, type Navigation } from '@vip/host';
import { nativeHosts } from '@vip/native-hosts';
import { start } from './start.tsx';
import { createSite, hidePage, publish, samplePage } from './test-support/sample-site.test-support.ts';

afterAll(hidePage);

// In a file of its own: shells of other tests would ask, too.
it('asks the app on each navigation and on a return without a user, and reports a refused token', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__DEVELOPMENT__', false);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  document.body.innerHTML = '<div id="root"></div>';
  const site = createSite();
  vi.stubGlobal('fetch', site.fetch);
  window.__page = samplePage(publish(site, 'v1'), { isComposed: false });
  window.__page.config.backends = { main: '/api/main' };
  window.__boot = { isStarted: false, isReplaced: false, first: null };

  const calls: string[] = [];
  let handOver = {};
  const app = nativeHosts.find(({ id }) => id === 'react-native-ios');
  app?.install(window, {
    ...app.variant,
    handOver: () => {
      calls.push('getUserInfo');
      return handOver;
    },
    handlers: { unlogin: () => calls.push('unlogin') },
  });
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
  const text = () => document.body.textContent;
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  await start(async (name) => pages[name], new Promise<never>(() => undefined));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  handOver = { usertoken: 'a', userinfo: { id: 7, nickname: '江晚舟' } };
  calls.splice(0);
  comeBack();
  expect(calls).toEqual(['getUserInfo']);
  await expect.poll(text).toBe('开通会员江晚舟');

  calls.splice(0);
  comeBack();
  expect(calls).toEqual([]);
  await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
  given.navigation?.go('/result/t/26');
  await expect.poll(text).toBe('结果');
  expect(calls).toEqual(['getUserInfo']);

  site.fetch.mockImplementation(async () => new Response('{}', { status: 401 }));
  await expect(given.host?.api.send(getOrder('26'))).rejects.toMatchObject({ code: 'unauthorized' });
  await expect.poll(() => calls.slice(0, 2)).toEqual(['getUserInfo', 'unlogin']);
  expect(localStorage.getItem('auth.token')).toBeNull();
  // The same token again is no login.
  await expect.poll(() => calls.slice(2)).toContain('getUserInfo');
  expect(localStorage.getItem('auth.token')).toBeNull();
});
