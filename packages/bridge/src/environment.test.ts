import { environments } from '@vip/native-hosts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payEnvironment, socialCode } from './environment-checks.ts';
import { corpus } from './environment.corpus.test-support.ts';
import { detectEnvironment } from './environment.ts';

describe('the environment', () => {
  it.each(corpus)('is detected for $id', ({ id, userAgent, signs, ...expected }) => {
    const environment = detectEnvironment(userAgent, signs);
    const { host, platform, webView: isWebView } = environment;
    const social = socialCode(environment);
    const pay = payEnvironment(environment);
    expect({ id, host, platform, isWebView, social, pay }).toEqual({ id, ...expected });
    expect(environment.userAgent).toBe(userAgent);
  });

  it('is tested with two or more user agents of every host on iOS and on Android', () => {
    const hosts = [...new Set(corpus.map(({ host }) => host))];
    expect(hosts).toHaveLength(13);
    for (const host of hosts) {
      for (const platform of ['ios', 'android'] as const) {
        const texts = corpus.filter((one) => one.host === host && one.platform === platform);
        const different = new Set(texts.map(({ userAgent }) => userAgent));
        expect(different.size, `${host} on ${platform}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('is detected for any text, with native apps only in web views', () => {
    const piece = fc.constantFrom(...corpus.flatMap(({ userAgent }) => userAgent.split(' ')));
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((pieces) => pieces.join(' '));
    const signs = fc.record(
      { wxEnvironment: fc.oneof(fc.constant('miniprogram'), fc.string()), touchPoints: fc.nat(10) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(text, signs, (userAgent, given) => {
        const environment = detectEnvironment(userAgent, given);
        expect(corpus.map(({ host }) => host)).toContain(environment.host);
        expect(corpus.map(({ platform }) => platform)).toContain(environment.platform);
        if (environment.webView) expect(['native', 'browser']).toContain(environment.host);
        else expect(environment.host).not.toBe('native');
        const pay = payEnvironment(environment);
        expect(pay).toBe(['wechat', 'alipay'].includes(environment.host) ? environment.host : 'other');
      }),
    );
  });
});

it('the sandbox has native bridges and wallets only where such an app is detected', () => {
  for (const { id, kind, userAgent } of environments) {
    const { host, webView } = detectEnvironment(userAgent);
    const wallet = /^(wechat|wecom)/.test(host) ? 'wechat' : host.startsWith('alipay') ? 'alipay' : 'none';
    if (kind === 'native') expect(webView, id).toBe(true);
    else expect(wallet, id).toBe(kind);
  }
});
