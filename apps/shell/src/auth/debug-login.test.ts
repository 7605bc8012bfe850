import { expect, it, vi } from 'vitest';
import { loginByPassword, type ApiClient } from '@vip/api';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth } from './auth.ts';
import { installLogin } from './debug-login.ts';

type Login = (account: string, password: string) => Promise<unknown>;

it('__login posts the given credentials, has none of its own, and stores the session', async () => {
  const user = { id: '7', nickname: '小满', avatar: '' };
  const send = vi.fn(() => Promise.resolve({ token: 'abc', user }));
  const local = memoryStorage();
  const auth = createAuth({ local, session: memoryStorage() }, () => undefined);
  const page = {} as Window & { __login?: Login };
  installLogin(page, { send } as unknown as ApiClient, auth);
  expect(send).not.toHaveBeenCalled();
  expect(await page.__login?.('13800000001', 'secret')).toEqual(user);
  expect(send.mock.calls).toEqual([[loginByPassword({ account: '13800000001', password: 'secret' })]]);
  expect(local.get('auth.token')).toBe('Bearer abc');
});
