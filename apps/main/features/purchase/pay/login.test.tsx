import { act } from 'react';
import { HostProvider } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown, tap, write } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { fakeHost, account, page, session } from '@vip/checkout-react/testing';
import * as lazyParts from './lazy-parts.ts';
import { PayView } from './pay-view.tsx';

const anonymous = session({ status: 'anonymous', token: null, account: null });
const lazy = { part: lazyParts, hasFailed: false, retry: () => undefined };

/** The page as somebody sees it whom nobody knows; `answer` is what the backend says. */
function open(answer: (path: string) => unknown) {
  const close = vi.fn();
  const onLogin = vi.fn();
  const login = vi.fn();
  const shownPage = page({ session: anonymous, login: { ...page().login, close, onLogin } });
  render(
    <HostProvider value={fakeHost((call) => answer(call.path), login)}>
      <UiProvider theme="theme-main">
        <PayView page={shownPage} lazy={lazy} query={{}} pictures={[]} />
      </UiProvider>
    </HostProvider>,
  );
  return { close, onLogin, login };
}

const settled = () => act(async () => undefined);

test('before anybody is known logging in is the page', () => {
  open(() => null);
  expect(byRole('heading', '登录后继续开通').isConnected).toBe(true);
  expect(shown()).toContain('还没有登录');
  expect(allByRole('radiogroup')).toEqual([]);
});

test('number, code and consent log in, and the page goes on with the number that was typed', async () => {
  const { login, close, onLogin } = open((path) =>
    path === '/v1/auth/smsCode' ? { token: 't', user: account } : null,
  );
  write(byRole('textbox', '手机号'), '138 0000 0001');
  write(byRole('textbox', '验证码'), '418203');
  tap(byRole('checkbox', /^已阅读并同意/));
  tap(byRole('button', /^登录/));
  await settled();
  expect(login).toHaveBeenCalledExactlyOnceWith('t', account);
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('13800000001');
  // Closing is for giving up.
  expect(close).not.toHaveBeenCalled();
});

test('without consent nothing is sent, and the box says why', async () => {
  const asked = vi.fn();
  const { login } = open(asked);
  write(byRole('textbox', '手机号'), '13800000001');
  write(byRole('textbox', '验证码'), '418203');
  tap(byRole('button', /^登录/));
  await settled();
  expect(allByRole('alert').map((alert) => alert.textContent)).toEqual(['请先阅读并同意协议']);
  expect([asked.mock.calls.length, login.mock.calls.length]).toEqual([0, 0]);
});
