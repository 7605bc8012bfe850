import type { PayEnvironment, SocialCode } from './environment-checks.ts';
import type { HostName, Platform } from './environment.ts';

/** A user agent and what detection must say of it. */
export interface Sample {
  name: string;
  userAgent: string;
  wxEnvironment?: string;
  host: HostName;
  platform: Platform;
  isWebView: boolean;
  social: SocialCode;
  pay: PayEnvironment;
}

const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;
const android = (device: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

type Row = [name: string, platform: Platform, userAgent: string, wxEnvironment?: string];

const group = (
  host: HostName,
  answer: { isWebView?: boolean; social?: SocialCode; pay?: PayEnvironment },
  rows: readonly Row[],
): Sample[] =>
  rows.map(([name, platform, userAgent, wxEnvironment]) => ({
    name,
    userAgent,
    ...(wxEnvironment === undefined ? {} : { wxEnvironment }),
    host,
    platform,
    isWebView: answer.isWebView ?? false,
    social: answer.social ?? '',
    pay: answer.pay ?? 'other',
  }));

const miniProgram =
  'Mozilla/5.0 (Linux; Android 7.1.1; MI 6 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/043807 Mobile Safari/537.36 MicroMessenger/6.6.1.1220(0x26060135) NetType/4G Language/zh_CN';
const weChatIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 MicroMessenger/6.3.6 NetType/WIFI Language/zh_CN';
const weCom = `${ios('18_5', '15E148')} wxwork/4.1.39 MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.38.377`;
const alipayAndroid =
  'Mozilla/5.0 (Linux; U; Android 10; zh-CN; V2034A Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.33 Mobile Safari/537.36 UCBS/3.22.2.33_211025173018 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|2.0) AliApp(AP/10.2.51.7100) AlipayClient/10.2.51.7100 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0';

/** Strings seen in the wild, but for those whose name says *composed*. */
export const corpus: readonly Sample[] = [
  ...group('native', { isWebView: true }, [
    ['a sister app on iOS, composed', 'ios', `${ios('16_3_1', '20D67')} SisterApp/5.2.0 (lxb)`],
    [
      'a sister app on Android, composed',
      'android',
      `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} SisterApp/5.2.0 (lxb)`,
    ],
    [
      'a sister app on an iPad that asks for desktop pages, composed',
      'ios',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) SisterApp/5.2.0 (lxb)',
    ],
  ]),
  ...group('wechat', { social: 'wechat', pay: 'wechat' }, [
    ['WeChat on iOS', 'ios', weChatIos],
    [
      'WeChat on Android',
      'android',
      `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} XWEB/1160117 MMWEBSDK/20231202 MMWEBID/4213 MicroMessenger/8.0.46.2540(0x28002E3C) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    ],
    [
      'WeChat on HarmonyOS, with neither Android nor iPhone in it',
      'harmony',
      'Mozilla/5.0 (Phone; OpenHarmony 5.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.9.39(0xf3100927) Weixin NetType/WIFI Language/zh_CN MMWEBID/2777 MMWEBSDK/202507060011 XWEB/1140307',
    ],
    ['WeChat with MQQBrowser in it, composed', 'android', miniProgram],
    [
      'WeChat on Windows',
      'desktop',
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/39.0.2171.95 Safari/537.36 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat',
    ],
  ]),
  ...group('wechat_mini', { social: 'wechat_mini' }, [
    ['a WeChat mini-program by its user agent', 'android', `${miniProgram} miniProgram`],
    ['a WeChat mini-program by its sign alone', 'ios', weChatIos, 'miniprogram'],
  ]),
  ...group('wecom', { social: 'wecom' }, [
    ['WeCom, with MicroMessenger in it', 'ios', weCom],
    ['WeCom in a mini-program', 'ios', weCom, 'miniprogram'],
  ]),
  ...group('alipay', { pay: 'alipay' }, [
    [
      'Alipay on iOS',
      'ios',
      `${ios('13_1_3', '17A878')} ChannelId(3) NebulaSDK/1.8.100112 Nebula WK PSDType(1) AlipayDefined(nt:WIFI,ws:414|832|2.0) AliApp(AP/10.1.80.6060) AlipayClient/10.1.80.6060 Alipay Language/zh-Hans Region/CN`,
    ],
    ['Alipay on Android', 'android', alipayAndroid],
    [
      'old Alipay, with UCBrowser in it',
      'android',
      'Mozilla/5.0 (Linux; U; Android 7.1.1; zh-CN; 1605-A01 Build/NMF26F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.108 UCBrowser/11.8.8.968 UWS/2.13.1.39 Mobile Safari/537.36 UCBS/2.13.1.39_180615144818 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.1.22.835) AlipayClient/10.1.22.835 Language/zh-Hans useStatusBar/true isConcaveScreen/false',
    ],
    ['an Alipay mini-program, which says MiniProgram, composed', 'android', `${alipayAndroid} MiniProgram`],
  ]),
  ...group('qq', { social: 'qq' }, [
    [
      'QQ on iOS',
      'ios',
      `${ios('16_3_1', '15E148')} QQ/9.0.16.626 V1_IPH_SQ_9.0.16_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/0 StudyMode/0 CurrentMode/0 CurrentFontScale/1.000000 QQTheme/2099 AppId/537201270 Core/WKWebView Device/Apple(iPhone 14 Pro) NetType/WIFI QBWebViewType/1 WKType/1`,
    ],
    [
      'QQ on Android, with MQQBrowser in it',
      'android',
      'Mozilla/5.0 (Linux; Android 6.0; PRO 6 Build/MRA58K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/37.0.0.0 Mobile MQQBrowser/6.8 TBS/036824 Safari/537.36 V1_AND_SQ_6.5.8_422_YYB_D PA QQ/6.5.8.2910 NetType/WIFI WebP/0.3.0 Pixel/1080',
    ],
  ]),
  ...group('weibo', { social: 'weibo' }, [
    ['Weibo on iOS', 'ios', `${ios('12_0', '16A366')} Weibo (iPhone8,2__weibo__8.9.3__iphone__os12.0)`],
    [
      'Weibo on Android',
      'android',
      `${android('Android 6.0; HUAWEI MLA-AL10 Build/HUAWEIMLA-AL10', '73.0.3683.90')} Weibo (HUAWEI-HUAWEI MLA-AL10__weibo__9.4.3__android__android6.0)`,
    ],
  ]),
  ...group('douyin', { social: 'douyin' }, [
    [
      'Douyin on iOS',
      'ios',
      `${ios('18_1', '15E148')} aweme_31.9.0 Region/CN AppTheme/light NetType/WIFI JsSdk/2.0 Channel/App ByteLocale/zh ByteFullLocale/zh-Hans-CN WKWebView/1 Bullet/1 aweme/31.9.0 BulletTag/C4F7B8CE-DCC0-492D-934F-923A3909D158 BytedanceWebview/d8a21c6`,
    ],
    [
      'Douyin on Android',
      'android',
      `${android('Android 10; HD1900 Build/QKQ1.190716.003', '75.0.3770.156')} aweme_230400 JsSdk/1.0 NetType/WIFI AppName/aweme app_version/23.4.0 ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light BytedanceWebview/d8a21c6 WebView/075113004008`,
    ],
  ]),
  ...group('baidu', { social: 'baidu' }, [
    [
      'Baidu on iOS',
      'ios',
      `${ios('12_1_2', '16C101')} main%2F1.0 baiduboxapp/11.12.0.18 (Baidu; P2 12.1.2)`,
    ],
    [
      'Baidu on Android',
      'android',
      `${android('Android 10; V2057A Build/QP1A.190711.020', '76.0.3809.89')} T7/12.10 SP-engine/2.28.0 baiduboxapp/12.10.0.10 (Baidu; P1 10) NABar/1.0`,
    ],
  ]),
  ...group('quark', { social: 'quark' }, [
    [
      'Quark on iOS',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X; zh-cn) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/20A362 Quark/5.8.9.1457 Mobile',
    ],
    [
      'Quark on Android',
      'android',
      'Mozilla/5.0 (Linux; U; Android 15; zh-CN; PJE110 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.80 Quark/7.9.7.782 Mobile Safari/537.36',
    ],
  ]),
  ...group('uc', { social: 'uc' }, [
    [
      'UC on iOS',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 10_1_1 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/14B100 UCBrowser/10.7.5.650 Mobile',
    ],
    [
      'UC on Android',
      'android',
      'Mozilla/5.0 (Linux; U; Android 6.0.1; en-US; Lenovo P2a42 Build/MMB29M) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 UCBrowser/11.2.0.915 U3/0.8.0 Mobile Safari/534.30',
    ],
    [
      'UC on Android with iPhone in it, composed',
      'android',
      'Mozilla/5.0 (Linux; U; Android 6.0.1; en-US; Lenovo P2a42 Build/MMB29M; like iPhone) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 UCBrowser/11.2.0.915 U3/0.8.0 Mobile Safari/534.30',
    ],
  ]),
  ...group('browser', { isWebView: true }, [
    ['a plain web view on iOS', 'ios', ios('16_3_1', '20D67')],
    [
      'a plain web view on Android',
      'android',
      android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0'),
    ],
  ]),
  ...group('browser', {}, [
    [
      'Safari on iOS',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on Android',
      'android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.43 Mobile Safari/537.36',
    ],
    [
      'Chrome on a desktop',
      'desktop',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/65.0.3325.181 Safari/537.36',
    ],
    [
      'DingTalk on iOS, with AliApp in it',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 11_2_6 like Mac OS X) AppleWebKit/604.5.6 (KHTML, like Gecko) Mobile/15D100 AliApp(DingTalk/4.3.2) com.laiwang.DingTalk/3261014 Channel/201200 language/zh-Hans-CN',
    ],
    [
      'DingTalk on Android, a web view with AliApp in it',
      'android',
      `${android('Android 11; Pixel 4 XL Build/RQ3A.210705.001', '83.0.4103.106')} AliApp(DingTalk/5.1.5) com.alibaba.android.rimet/13534898 Channel/212200 language/zh-CN UT4Aplus/0.2.25 colorScheme/light`,
    ],
    [
      'old DingTalk, with UCBrowser and AliApp in it',
      'android',
      'Mozilla/5.0 (Linux; U; Android 10; zh-CN; MI 8 Build/QKQ1.190828.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.108 UCBrowser/11.9.4.974 UWS/2.13.2.100 Mobile Safari/537.36 AliApp(DingTalk/5.0.15) com.alibaba.android.rimet.zju/13014669 Channel/1543545060864 language/zh-CN UT4Aplus/0.2.25 colorScheme/light',
    ],
    [
      'the HarmonyOS browser',
      'harmony',
      'Mozilla/5.0 (Phone; OpenHarmony 5.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    ],
    ['no user agent at all', 'desktop', ''],
  ]),
];
