import { environments } from '@vip/native-hosts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeNative, payEnvironment, socialCode } from './environment-checks.ts';
import { corpus } from './environment.corpus.test-support.ts';
import { detectEnvironment, type HostName } from './environment.ts';

const sample = (id: string) => {
  const found = corpus.find((one) => one.id === id);
  if (!found) throw new Error(`the corpus has no ${id}`);
  const { host, platform } = detectEnvironment(found.userAgent, found.signs);
  return { userAgent: found.userAgent, detected: `${host} on ${platform}` };
};

describe('the environment', () => {
  it.each(corpus)('is detected for $id', ({ id, userAgent, signs, ...expected }) => {
    const environment = detectEnvironment(userAgent, signs);
    const { host, platform, webView: isWebView } = environment;
    const social = socialCode(environment);
    const pay = payEnvironment(environment);
    expect({ id, host, platform, isWebView, social, pay }).toEqual({ id, ...expected });
    expect(mayBeNative(environment)).toBe(expected.isWebView);
    expect(environment.userAgent).toBe(userAgent);
  });

  it('is tested with two or more user agents of every host on iOS and on Android', () => {
    const hosts = [...new Set(corpus.map(({ host }) => host))];
    expect(hosts).toHaveLength(13);
    for (const host of hosts) {
      for (const platform of ['ios', 'android'] as const) {
        const texts = corpus.filter((one) => one.host === host && one.platform === platform);
        const different = new Set(texts.map(({ userAgent }) => userAgent));
        expect([host, platform, different.size]).toEqual([host, platform, Math.max(2, different.size)]);
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
        if (mayBeNative(environment)) expect(['native', 'browser']).toContain(environment.host);
        else expect(environment.host).not.toBe('native');
        const pay = payEnvironment(environment);
        expect(pay).toBe(['wechat', 'alipay'].includes(environment.host) ? environment.host : 'other');
      }),
    );
  });
});

describe('a misleading user agent', () => {
  it.each([
    ['WeChat names MQQBrowser', 'wechat-android-6.7', /MQQBrowser/, 'wechat on android'],
    ['QQ names MQQBrowser', 'qq-android-6.5', /MQQBrowser/, 'qq on android'],
    ['QQ’s browser is no QQ', 'browser-qq-browser', /MQQBrowser/, 'browser on android'],
    ['WeCom names WeChat', 'wecom-ios-4.1', /MicroMessenger/, 'wecom on ios'],
    ['old Alipay names UCBrowser', 'alipay-android-old', /UCBrowser/, 'alipay on android'],
    ['Alipay’s mini-programs name MiniProgram', 'alipay-mini-ios-10.3', /MiniProgram/, 'alipay_mini on ios'],
    ['DingTalk names AliApp', 'browser-dingtalk-ios', /AliApp\(/, 'browser on ios'],
    ['old DingTalk names UCBrowser', 'browser-dingtalk-old', /UCBrowser/, 'browser on android'],
    ['Taobao names UCBrowser', 'browser-taobao', /UCBrowser/, 'browser on android'],
    ['UC names AliApp', 'uc-ios-15.0', /AliApp\(/, 'uc on ios'],
    ['UC on Android names iPhone', 'uc-android-iphone', /iPhone/, 'uc on android'],
    ['UC on HarmonyOS names Android', 'uc-harmony', /Android/, 'uc on harmony'],
    [
      'HarmonyOS names neither system',
      'wechat-harmony-8.0.9',
      /^(?!.*(Android|iPhone))/,
      'wechat on harmony',
    ],
    ['an older HarmonyOS is an Android', 'browser-huawei-harmony-2', /HarmonyOS/, 'browser on android'],
    ['a computer with HarmonyOS is no phone', 'browser-harmony-pc', /OpenHarmony/, 'browser on desktop'],
    ['an app on an iPad names Macintosh', 'native-ipad', /Macintosh/, 'native on ios'],
    [
      'a bare web view on an iPad names Macintosh',
      'browser-web-view-macintosh',
      /Macintosh/,
      'browser on ios',
    ],
    ['WeCom on a Mac is no iPad', 'wecom-mac', /Macintosh.*\(KHTML, like Gecko\) wxwork/, 'wecom on desktop'],
    ['Safari on an iPad names Macintosh', 'browser-safari-ipad', /Macintosh/, 'browser on ios'],
    [
      'newer mini-programs contain only MiniProgramEnv',
      'wechat-mini-android-env',
      /^(?!.*miniProgram)/,
      'wechat_mini on android',
    ],
  ])('%s', (_title, id, pattern, expected) => {
    const { userAgent, detected } = sample(id);
    expect(userAgent).toMatch(pattern);
    expect(detected).toBe(expected);
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
    'alipay-mini': 'alipay_mini',
    qq: 'qq',
    weibo: 'weibo',
    baidu: 'baidu',
    quark: 'quark',
    uc: 'uc',
    douyin: 'douyin',
    desktop: 'browser',
  };

  it('has environments that are detected as what they are named after', () => {
    const detected = environments.map(({ id, userAgent }) => [id, detectEnvironment(userAgent).host]);
    expect(Object.fromEntries(detected)).toMatchObject(hosts);
  });

  it('has native bridges only where a native app may be', () => {
    const apps = environments.filter(({ kind }) => kind === 'native');
    expect(apps.length).toBeGreaterThan(4);
    for (const { id, userAgent } of apps)
      expect([id, mayBeNative(detectEnvironment(userAgent))]).toEqual([id, true]);
  });
});
