import { environments } from '@vip/sandbox/native-hosts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeNative, payEnvironment, socialCode } from './environment-checks.ts';
import { corpus } from './environment.corpus.test-data.ts';
import { detectEnvironment, type HostName } from './environment.ts';

describe('the environment', () => {
  it.each(corpus)('is told for $name', ({ userAgent, wxEnvironment, ...expected }) => {
    const environment = detectEnvironment(userAgent, wxEnvironment === undefined ? {} : { wxEnvironment });
    expect({
      name: expected.name,
      host: environment.host,
      platform: environment.platform,
      isWebView: environment.webView,
      social: socialCode(environment),
      pay: payEnvironment(environment),
    }).toEqual(expected);
    expect(mayBeNative(environment)).toBe(expected.isWebView);
    expect(environment.userAgent).toBe(userAgent);
  });

  it('has at least two samples a host', () => {
    const counts = new Map<HostName, number>();
    for (const { host } of corpus) counts.set(host, (counts.get(host) ?? 0) + 1);
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2);
  });

  it('looks for a native app only in a web view, whatever the user agent', () => {
    const piece = fc.constantFrom(...corpus.flatMap(({ userAgent }) => userAgent.split(' ')));
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const environment = detectEnvironment(pieces.join(' '));
        if (mayBeNative(environment)) expect(['native', 'browser']).toContain(environment.host);
        else expect(environment.host).not.toBe('native');
      }),
    );
  });
});

describe('the sandbox', () => {
  const hosts: Record<string, HostName> = {
    browser: 'browser',
    'ios-app': 'native',
    'ios-app-h5': 'native',
    'android-app': 'native',
    'android-app-old': 'native',
    'wechat-ios': 'wechat',
    'wechat-android': 'wechat',
    'wechat-mini': 'wechat_mini',
    wecom: 'wecom',
    'alipay-ios': 'alipay',
    'alipay-android': 'alipay',
    qq: 'qq',
    weibo: 'weibo',
    baidu: 'baidu',
    quark: 'quark',
    uc: 'uc',
    douyin: 'douyin',
    desktop: 'browser',
  };

  it('plays environments that are told as what they are called', () => {
    const told = environments.map(({ id, userAgent }) => [id, detectEnvironment(userAgent).host]);
    expect(Object.fromEntries(told)).toEqual(hosts);
  });

  it('has native bridges exactly where a native app may be', () => {
    for (const { id, kind, userAgent } of environments) {
      expect([id, mayBeNative(detectEnvironment(userAgent))]).toEqual([id, kind === 'native']);
    }
  });
});
