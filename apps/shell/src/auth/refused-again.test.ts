import { expect, it, vi } from 'vitest';
import { getOrder } from '@vip/api';
import { createApi } from '../api/create-api.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { samplePage, createSite, publish } from '../test-support/sample-site.test-support.ts';
import { createAuth } from './auth.ts';

it('each hand-over and login of a token that is refused calls unlogin once, however many calls fail', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  const auth = createAuth({ local: memoryStorage(), session: memoryStorage() });
  const unlogin = vi.fn();
  const page = samplePage(publish(createSite(), 'v1'));
  page.config.backends = { main: '/api/main' };
  const { api } = createApi({
    page,
    boot: { isStarted: true, isReplaced: false, first: null },
    pageOrigin: 'https://vip.example',
    auth,
    onUnauthorized: unlogin,
    report: () => undefined,
  });
  const fail = () => Promise.allSettled([1, 2, 3].map((id) => api.send(getOrder(String(id)))));
  const handOver = { user: null, info: null, clientType: 0, version: '', handlers: [] };

  auth.accept({ token: 'stale', ...handOver });
  await fail();
  expect(unlogin).toHaveBeenCalledTimes(1);
  expect(auth.token()).toBeNull();

  auth.accept({ token: 'stale', ...handOver });
  await fail();
  expect(unlogin).toHaveBeenCalledTimes(2);

  auth.login('stale', { id: '7', nickname: '', avatar: '' } as never);
  await fail();
  expect(unlogin).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
