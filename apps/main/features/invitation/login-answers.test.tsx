import { act, type ReactNode } from 'react';
import type { User } from '@vip/api';
import type { Host } from '@vip/host';
import { ANONYMOUS, fakeShell } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown, tap, write } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import InvitationPage from './invitation/index.tsx';
import InvitedPage from './invited/index.tsx';

const STEPS = '生成海报分享给好友好友扫码登录';

/** Opens a page and logs in at a backend that says this much about the user. */
async function logIn(page: ReactNode, user?: Partial<User>, environment: Partial<Host['environment']> = {}) {
  const { host } = fakeShell({
    session: ANONYMOUS,
    environment,
    answer: () => ({ token: 't', ...(user && { user: { id: '7', nickname: '', avatar: '', ...user } }) }),
  });
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

test('/invitation shows an example and the steps before the form, then the result of earlier invitations', async () => {
  const host = await logIn(<InvitationPage />, {
    nickname: '江晚舟',
    invite: { code: 'W7K29M', joined: 3, rewarded: 21 },
  });
  expect(byRole('region', '邀请成果').textContent).toBe('已邀请3 人累计获得21 天会员');
  expect(allByRole('list').map((list) => list.textContent)).not.toContain(STEPS);
  // The poster has the code.
  expect(shown()).not.toMatch(/W7K/);
  expect(byRole('button', '复制邀请码').isConnected).toBe(true);
  act(() => host.logout());
  const steps = allByRole('list').find((list) => list.textContent === STEPS);
  expect(steps?.compareDocumentPosition(byRole('textbox', '手机号'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('/invitation in WeChat sends the poster, since the menu would send a page without the code', async () => {
  const canvas = HTMLCanvasElement.prototype;
  const drawn = vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  const pen = new Proxy(
    {},
    { get: () => () => ({ width: 0, addColorStop: () => undefined }), set: () => true },
  );
  const context = vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  await logIn(
    <InvitationPage />,
    { nickname: '江晚舟', invite: { code: 'W7K29M', joined: 3, rewarded: 21 } },
    { host: 'wechat' },
  );
  drawn.mockRestore();
  context.mockRestore();
  await act(() => vi.dynamicImportSettled());
  tap(byRole('button', '分享给好友'));
  expect(allByRole('dialog')).toEqual([]);
  expect(shown()).toContain('长按海报，选择「发送给朋友」');
});

test('/invitation without friends has no zeros', async () => {
  await logIn(<InvitationPage />, { invite: { code: 'W7K29M', joined: 0, rewarded: 0 } });
  expect(byRole('region', '邀请成果').textContent).toBe('暂无好友领取，分享海报邀请第一位好友');
});

test('/invitation2 says what the app does before it asks for the login', async () => {
  const { host } = fakeShell({ session: ANONYMOUS, answer: () => undefined });
  render(frame('theme-main', { host, navigation: { query: { app: 'mrky' } } })(<InvitedPage />));
  await act(() => vi.dynamicImportSettled());
  expect(byRole('banner').textContent).toContain('每天练一段口语，听发音、看评分');
});

test('/invitation2 has logged in, also if the answer is only a token', async () => {
  await logIn(<InvitedPage />);
  expect(byRole('heading', '登录成功')).toBe(document.activeElement);
  expect(shown()).not.toContain('暂无会员');
});

test('/invitation2 says that there is no membership only if the backend has', async () => {
  await logIn(<InvitedPage />, { membership: null });
  expect(shown()).toContain('登录成功当前账号暂无会员');
});
