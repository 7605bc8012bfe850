// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest';
import { getOrder } from '@vip/api';
import { nativeHosts } from '@vip/native-hosts';
import { start } from './start.tsx';
import { clearDocument, firstPage, never, text } from './test-support/first-page.test-support.tsx';
import { hidePage } from './test-support/sample-site.test-support.ts';

afterAll(hidePage);

// In a file of its own: shells of other tests would ask, too.
it('asks the app on each navigation and on a return without a user, and reports a refused token', async () => {
  clearDocument();
  const { site, given, open } = firstPage();
  window.__page.config.backends = { main: '/api/main' };

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
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  await start(open, never);
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
