// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { WECHAT_ANSWER_KEY, type Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';
import { identityPort } from './ports.ts';
import { fakeShell } from './testing/index.ts';

const SETUP: ResultSetup = {
  scope: 'main',
  family: 'main',
  reads: 'main',
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
};
const WECHAT = {
  appid: 'wx1',
  authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize',
};

/** A host in an app, with an official account by default. */
function inApp(host: Host['environment']['host'], wechat: Host['config']['wechat'] = WECHAT): Host {
  const fake = fakeShell({ environment: { host, platform: 'ios' }, answer: () => null }).host;
  return { ...fake, config: { ...fake.config, ...(wechat && { wechat }) } };
}

const replace = vi.fn();
beforeEach(() => {
  replace.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  window.history.replaceState(null, '', '/wechatpay?um=menu#wechat_redirect');
});

it.each(['browser', 'alipay', 'qq', 'wechat_mini', 'wecom'] as const)(
  'there is no identity in %s',
  (host) => {
    expect(identityPort(inApp(host), SETUP)).toEqual({});
  },
);

it('there is no identity without an official account', () => {
  expect(identityPort(inApp('wechat', { ...WECHAT, appid: '' }), SETUP)).toEqual({});
  const { wechat: _, ...config } = inApp('wechat').config;
  expect(identityPort({ ...inApp('wechat'), config }, SETUP)).toEqual({});
});

it('replaces this page, comes back to it, and then has the code once', () => {
  const host = inApp('wechat');
  identityPort(host, SETUP).identity?.leave('pi_1', 'create', false);
  const url = new URL(replace.mock.calls[0]?.[0] as string);
  expect(url.origin + url.pathname).toBe(WECHAT.authorize);
  expect(url.searchParams.get('redirect_uri')).toBe('https://vip.example/wechatpay?um=menu');
  const state = url.searchParams.get('state');
  expect(state).toMatch(/^[0-9a-f]{32}$/);

  host.storage.session.set(WECHAT_ANSWER_KEY, JSON.stringify({ code: 'c1', state }));
  const { identity } = identityPort(host, SETUP);
  expect(identity?.returned('pi_1')).toBe('create');
  expect(identity?.take()).toBe('c1');
  expect(host.storage.session.get(WECHAT_ANSWER_KEY)).toBeNull();
  expect(identityPort(host, SETUP).identity?.isKnown()).toBe(false);
});

it.each(['', 'null', '[]', '{', '{"code":1,"state":"s"}'])('ignores %j as an answer', (text) => {
  const host = inApp('wechat');
  host.storage.session.set(WECHAT_ANSWER_KEY, text);
  expect(identityPort(host, SETUP).identity?.isKnown()).toBe(false);
});
