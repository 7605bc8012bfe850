import { loginByPassword, type ApiClient } from '@vip/api';
import type { Auth } from './auth.ts';

/** `await __login('account', 'password')` in the console. Development builds only. */
export function installLogin(window: Window, api: ApiClient, auth: Auth): void {
  const login = async (account: string, password: string) => {
    const { token, user } = await api.send(loginByPassword({ account, password }));
    auth.login(token, user);
    return user;
  };
  Object.assign(window, { __login: login });
}
