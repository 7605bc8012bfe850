import { act, type ReactNode } from 'react';
import type { User } from '@vip/api';
import { fakeHost } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown, tap, write } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import InvitationPage from './invitation/index.tsx';
import InvitedPage from './invited/index.tsx';

/** Opens a page and logs in at a backend that says this much about the user. */
async function logIn(page: ReactNode, user?: Partial<User>) {
  const host = fakeHost(() => ({
    token: 't',
    ...(user && { user: { id: '7', nickname: '', avatar: '', ...user } }),
  }));
  render(frame('theme-main', { host })(page));
  // The form is a lazy chunk.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(allByRole('textbox')).not.toEqual([]);
  });
  write(byRole('textbox', '手机号'), '13800000001');
  write(byRole('textbox', '验证码'), '418203');
  tap(byRole('checkbox', /^已阅读并同意/));
  tap(byRole('button', /^登录/));
  await act(async () => undefined);
  return host;
}

test.each([undefined, { nickname: '小满' }])(
  '/invitation does not ask for the same login again if its answer has no invite code: %j',
  async (user) => {
    const host = await logIn(<InvitationPage />, user);
    expect(allByRole('textbox')).toEqual([]);
    expect(byRole('heading', '登录成功')).toBe(document.activeElement);
    expect(shown()).toContain('暂未查询到你的邀请码，请打开聊小白查看');
    expect(byRole('link', '打开聊小白').getAttribute('href')).toBe('/openapp?app=lxb');
    act(() => host.logout());
    expect(byRole('textbox', '手机号').isConnected).toBe(true);
  },
);

test('/invitation2 has logged in, also if the answer is only a token', async () => {
  await logIn(<InvitedPage />);
  expect(byRole('heading', '登录成功')).toBe(document.activeElement);
  expect(shown()).not.toContain('暂无会员');
});

test('/invitation2 says that there is no membership only if the backend has', async () => {
  await logIn(<InvitedPage />, { membership: null });
  expect(shown()).toContain('登录成功，当前账号暂无会员');
});
