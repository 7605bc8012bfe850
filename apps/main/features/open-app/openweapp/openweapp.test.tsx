import { act } from 'react';
import { ApiError } from '@vip/api';
import type { Host } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import OpenWeappPage from './index.tsx';

const HOUR = 3_600_000;

/** The page with a server that returns new links each time, valid for an hour of a fake clock. */
async function openPage(facts: Partial<Host['environment']> = {}, answers: (() => unknown)[] = []) {
  let now = Date.parse('2026-03-18T10:24:00+08:00');
  let count = 0;
  const went: string[] = [];
  const back = vi.fn();
  const answer = () => {
    const given = answers.shift();
    if (given) return given();
    count += 1;
    return {
      scheme: `weixin://dl/business/?t=${count}`,
      urlLink: `https://wxaurl.cn/${count}`,
      expiresAt: new Date(now + HOUR).toISOString(),
    };
  };
  const made = fakeHost(answer);
  const host: Host = {
    ...made,
    environment: { ...made.environment, ...facts },
    config: { ...made.config, allow: { pay: [], picture: [], open: ['weixin:', 'https://wxaurl.cn'] } },
    now: () => now,
  };
  render(
    frame('theme-main', { host, navigation: { go: (to) => void went.push(to), back } })(<OpenWeappPage />),
  );
  await act(async () => undefined);
  return { went, back, pass: (ms: number) => void (now += ms) };
}

/** The first answer of a server at the time that the fake clock starts with. */
const first = () => ({
  scheme: 'weixin://dl/business/?t=0',
  urlLink: 'https://wxaurl.cn/0',
  expiresAt: '2026-03-18T11:24:00+08:00',
});

const tapAndWait = async (name: string) => {
  tap(byRole('button', name));
  await act(async () => undefined);
};

test('a browser opens the scheme once it is loaded', async () => {
  const { went } = await openPage();
  expect(went).toEqual(['weixin://dl/business/?t=1']);
  expect(shown()).toContain('正在打开小程序');
  await tapAndWait('打开微信');
  expect(went).toEqual(['weixin://dl/business/?t=1', 'weixin://']);
});

test('WeChat opens the https link and has no button to open WeChat', async () => {
  const { went } = await openPage({ host: 'wechat' });
  expect(went).toEqual(['https://wxaurl.cn/1']);
  expect(allByRole('button', '打开微信')).toEqual([]);
  expect(allByRole('button', '复制链接')).toEqual([]);
});

test('a page that was hidden by the https link shows that it was opened', async () => {
  const { went } = await openPage({ host: 'wechat' });
  expect(shown()).toContain('正在打开小程序');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toContain('已为你打开小程序');
  expect(went).toHaveLength(1);
});

test('a link that expired while the page was hidden is loaded again', async () => {
  const { went, pass } = await openPage({ host: 'wechat' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  pass(HOUR);
  await act(async () => void window.dispatchEvent(new Event('pageshow')));
  await tapAndWait('重新打开');
  expect(went).toEqual(['https://wxaurl.cn/1', 'https://wxaurl.cn/2']);
});

test('an expired link is not opened: a new one is loaded', async () => {
  const { went, pass } = await openPage();
  pass(HOUR);
  await tapAndWait('打开小程序');
  expect(went).toEqual(['weixin://dl/business/?t=1', 'weixin://dl/business/?t=2']);
  pass(HOUR / 2);
  await tapAndWait('打开小程序');
  expect(went[2]).toBe('weixin://dl/business/?t=2');
});

test('a link that is being replaced is not opened, whatever the clock says by then', async () => {
  let resolve: (link: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  const { went, pass } = await openPage({}, [first, () => promise]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  pass(HOUR);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  pass(-HOUR);
  await tapAndWait('重新打开');
  expect(went).toEqual(['weixin://dl/business/?t=0']);
  await act(async () => resolve({ ...first(), scheme: 'weixin://dl/business/?t=1' }));
  expect(went).toEqual(['weixin://dl/business/?t=0', 'weixin://dl/business/?t=1']);
});

test('a link that fails to load shows an error, and 重试 loads it', async () => {
  const fail = () => {
    throw new ApiError('network');
  };
  const { went } = await openPage({}, [fail]);
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  expect(allByRole('link', '联系客服')[0]?.closest('main')).not.toBeNull();
  await tapAndWait('重试');
  expect(went).toEqual(['weixin://dl/business/?t=1']);
});

test('an address that is not allowed is not followed, and the manual alternatives stay', async () => {
  const evil = () => ({
    scheme: 'javascript:alert(1)',
    urlLink: 'https://evil.cn',
    expiresAt: '2036-01-01T00:00:00Z',
  });
  const { went } = await openPage({}, [evil]);
  expect(went).toEqual([]);
  expect(shown()).toContain('当前环境无法打开小程序');
  expect(shown()).toContain('复制名称');
});

test.each(['qq', 'weibo', 'douyin', 'alipay', 'baidu', 'wecom'] as const)(
  '%s opens no other app: the link is pasted into WeChat',
  async (host) => {
    const { went } = await openPage({ host });
    expect(went).toEqual([]);
    expect(shown()).toContain('请在微信中打开小程序');
    byRole('button', '复制链接');
  },
);

test('inside a mini-program the button goes back', async () => {
  const { went, back } = await openPage({ host: 'wechat_mini' });
  tap(byRole('button', '返回'));
  expect(back).toHaveBeenCalledTimes(1);
  expect(went).toEqual([]);
});

test('a desktop shows a QR code', async () => {
  const { went } = await openPage({ platform: 'desktop' });
  expect(shown()).toContain('微信扫码打开小程序');
  expect(went).toEqual([]);
});
