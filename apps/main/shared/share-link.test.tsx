import { act } from 'react';
import type { Host } from '@vip/host';
import { fakeShell } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, opened, press, render, shown, tap } from '@vip/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareLink } from './share-link.tsx';

const LINK = 'https://vip.example/share?scene=reply';
const POSTER = 'data:image/png;base64,AA==';

/** Shows the button in an app or browser. `share` is `navigator.share`. */
async function show(
  environment: Partial<Host['environment']>,
  {
    share,
    poster,
    onPosterHint,
  }: { share?: Navigator['share']; poster?: string | null; onPosterHint?: (hint: string) => void } = {},
) {
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share, configurable: true } }));
  const { host } = fakeShell({ environment, answer: () => undefined });
  render(
    frame('theme-main', { host })(
      <ShareLink link={LINK} title="分享" poster={poster} onPosterHint={onPosterHint} />,
    ),
  );
  // The guide is a lazy chunk.
  await act(() => vi.dynamicImportSettled());
}

const buttons = () => allByRole('button').map((button) => button.textContent);
const share = () => tap(byRole('button', '分享给好友'));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['wechat', '点击右上角「···」，选择「发送给朋友」'],
  ['wecom', '点击右上角「···」，选择「转发」'],
  ['qq', '点击右上角「···」，选择「发送给好友」'],
  ['weibo', '点击右上角「···」，选择分享方式'],
] as const)('in %s a tap explains the menu of the app, which only the user can open', async (host, hint) => {
  const system = vi.fn();
  await show({ host }, { share: system });
  expect(shown()).not.toContain(hint);
  share();
  await opened();
  expect(byRole('dialog', '分享给好友').textContent).toContain(hint);
  expect(document.querySelector('body > div[aria-hidden] > svg')).not.toBeNull();
  expect(byRole('button', '复制链接').isConnected).toBe(true);
  expect(system).not.toHaveBeenCalled();
});

test('the guide closes by Escape and by a tap on the mask, and the button has the focus again', async () => {
  await show({ host: 'wechat' });
  byRole('button', '分享给好友').focus();
  share();
  await opened();
  act(() => press('Escape'));
  expect(allByRole('dialog')).toEqual([]);
  expect(byRole('button', '分享给好友')).toBe(document.activeElement);
  share();
  await opened();
  tap(byRole('dialog').previousElementSibling as HTMLElement);
  expect(allByRole('dialog')).toEqual([]);
  expect(document.querySelector('body > div > svg')).toBeNull();
});

test.each(['wechat', 'qq'] as const)(
  'in %s a poster is sent by a long press: the menu would send the address of this page',
  async (host) => {
    const onPosterHint = vi.fn();
    await show({ host }, { poster: POSTER, onPosterHint });
    expect(buttons()).toEqual(['复制链接', '分享给好友']);
    share();
    expect(onPosterHint).toHaveBeenCalledWith(expect.stringMatching(/^长按海报，选择「发送给/));
    expect(allByRole('dialog')).toEqual([]);
  },
);

test.each([
  ['a long press sends no picture', 'weibo', POSTER],
  ['the poster could not be drawn', 'wechat', null],
] as const)('where %s, the link of a poster is copied', async (_, host, poster) => {
  await show({ host }, { poster });
  expect(buttons()).toEqual(['复制链接']);
});

test('a browser with a share panel opens it', async () => {
  const system = vi.fn(() => Promise.resolve());
  await show({ host: 'browser' }, { share: system });
  share();
  expect(system).toHaveBeenCalledExactlyOnceWith({ title: '分享', url: LINK });
});

test('closing the share panel is no error; if it could not open, the link can be copied', async () => {
  const system = vi
    .fn<Navigator['share']>()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await show({ host: 'browser' }, { share: system });
  share();
  await act(async () => undefined);
  expect(allByRole('dialog')).toEqual([]);
  share();
  await act(async () => undefined);
  expect(byRole('dialog').textContent).toContain('复制链接后，粘贴到聊天中发给好友');
});

test.each([
  ['a browser without a share panel', { host: 'browser' }, undefined],
  ['an app whose menu is unknown', { host: 'baidu' }, undefined],
  ['a native app, which has no handler for it', { host: 'native' }, vi.fn()],
] as const)('in %s the link is copied', async (_, environment, system) => {
  await show(environment, { ...(system && { share: system }) });
  expect(buttons()).toEqual(['复制链接']);
});
