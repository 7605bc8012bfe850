import { ios, seen, seenIn, type SeenAgent } from './seen-agent.ts';

/** Alipay and its mini-programs. */
export const alipay: readonly SeenAgent[] = [
  ...seenIn('alipay', [
    [
      'ios-10.1',
      'ios',
      '支付宝 10.1',
      `${ios('13_1_3', '17A878')} ChannelId(3) NebulaSDK/1.8.100112 Nebula WK PSDType(1) AlipayDefined(nt:WIFI,ws:414|832|2.0) AliApp(AP/10.1.80.6060) AlipayClient/10.1.80.6060 Alipay Language/zh-Hans Region/CN`,
      seen.handed,
    ],
    [
      'ios-10.2',
      'ios',
      '支付宝 10.2',
      `${ios('15_5', '19F77')} Ariver/1.1.0 AliApp(AP/10.2.65.8000) Nebula WK RVKType(1) AlipayDefined(nt:WIFI,ws:375|748|3.0) AlipayClient/10.2.65.8000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
      seen.phpBrowser,
    ],
    [
      'android-10.2',
      'android',
      '支付宝 10.2',
      'Mozilla/5.0 (Linux; U; Android 10; zh-CN; V2034A Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.33 Mobile Safari/537.36 UCBS/3.22.2.33_211025173018 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|2.0) AliApp(AP/10.2.51.7100) AlipayClient/10.2.51.7100 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0',
      seen.handed,
    ],
    [
      'android-10.3',
      'android',
      '支付宝 10.3',
      'Mozilla/5.0 (Linux; U; Android 12; zh-CN; KB2000 Build/RKQ1.211119.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.43 Mobile Safari/537.36 UCBS/3.22.2.43_220223200704 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.3.0.8000) AlipayClient/10.3.0.8000 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0',
      seen.matomo,
    ],
    [
      'android-old',
      'android',
      '旧版支付宝，串里有 UCBrowser',
      'Mozilla/5.0 (Linux; U; Android 7.1.1; zh-CN; 1605-A01 Build/NMF26F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.108 UCBrowser/11.8.8.968 UWS/2.13.1.39 Mobile Safari/537.36 UCBS/2.13.1.39_180615144818 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.1.22.835) AlipayClient/10.1.22.835 Language/zh-Hans useStatusBar/true isConcaveScreen/false',
      seen.publicCode,
    ],
  ]),
  ...seenIn('alipay_mini', [
    [
      'ios-10.2.33',
      'ios',
      '支付宝小程序 10.2.33，串里有 MiniProgram',
      `${ios('14_5', '18E199')} Ariver/1.1.0 AliApp(AP/10.2.33.6200) Nebula WK RVKType(1) AlipayDefined(nt:4G,ws:390|780|3.0) AlipayClient/10.2.33.6200 Language/zh-Hans Region/CN MiniProgram APXWebView NebulaX/1.0.0`,
      seen.publicCode,
    ],
    [
      'ios-10.3',
      'ios',
      '支付宝小程序 10.3',
      `${ios('15_0', '19A346')} Ariver/1.1.0 AliApp(AP/10.3.30.9000) Nebula WK RVKType(1) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.3.30.9000 Language/zh-Hans Region/CN MiniProgram APXWebView NebulaX/1.0.0`,
      seen.publicCode,
    ],
    [
      'android-10.2',
      'android',
      '支付宝小程序 10.2',
      'Mozilla/5.0 (Linux; U; Android 10; zh-CN; IN2010 Build/QKQ1.191222.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.38 Mobile Safari/537.36 UCBS/3.22.2.38_211216145512 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:4G,ws:411|0|2.625) AliApp(AP/10.2.53.7000) AlipayClient/10.2.53.7000 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0 MiniProgram APXWebView',
      seen.publicCode,
    ],
    [
      'android-10.7',
      'android',
      '支付宝小程序 10.7，系统网页视图',
      'Mozilla/5.0 (Linux; Android 10; ONEPLUS A6000 Build/QKQ1.190716.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/105.0.5195.148 MYWeb/0.11.0.250416151924 UWS/3.22.2.9999 UCBS/3.22.2.9999_220000000000 Mobile Safari/537.36 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:411|0|2.625) AliApp(AP/10.7.28.8000) AlipayClient/10.7.28.8000 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0 MiniProgram APXWebView',
      seen.publicCode,
    ],
  ]),
];
