import { android, ios, seen, seenIn, type SeenAgent } from './seen-agent.ts';

const iosOld =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 MicroMessenger/6.3.6 NetType/WIFI Language/zh_CN';

const chats = seenIn('wechat', [
  ['ios-6.3', 'ios', '微信 6.3', iosOld, seen.handed],
  [
    'ios-7.0',
    'ios',
    '微信 7.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/604.1.38 (KHTML, like Gecko) Mobile/15A372 MicroMessenger/7.0.17(0x17001127) NetType/WIFI Language/zh_CN',
    seen.hutool,
  ],
  [
    'android-8.0',
    'android',
    '微信 8.0',
    `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} XWEB/1160117 MMWEBSDK/20231202 MMWEBID/4213 MicroMessenger/8.0.46.2540(0x28002E3C) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    seen.handed,
  ],
  [
    'android-6.7',
    'android',
    '微信 6.7，串里有 MQQBrowser',
    'Mozilla/5.0 (Linux; Android 8.1; PBAM00 Build/OPM1.171019.026; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/044208 Mobile Safari/537.36 MicroMessenger/6.7.2.1340(0x2607023A) NetType/WIFI Language/zh_CN',
    seen.matomo,
  ],
  [
    'android-6.2',
    'android',
    '微信 6.2，安卓 4.3 的 X5 内核',
    'Mozilla/5.0 (Linux; U; Android 4.3; zh-cn; R8000 Build/JLS36C) AppleWebKit/533.1 (KHTML, like Gecko)Version/4.0 MQQBrowser/5.4 TBS/025440 Mobile Safari/533.1 MicroMessenger/6.2.2.54_rec1912d.581 NetType/3gnet Language/zh_CN',
    seen.matomo,
  ],
  [
    'android-tablet',
    'android',
    '微信 8.0，平板',
    'Mozilla/5.0 (Linux; Android 12; PCE-W40 Build/HUAWEIPCE-W40; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/998 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin Android Tablet NetType/WIFI Language/zh_CN ABI/arm64',
    seen.matomo,
  ],
  [
    'harmony-8.0.9',
    'harmony',
    '微信鸿蒙版 8.0.9，既无 Android 也无 iPhone',
    'Mozilla/5.0 (Phone; OpenHarmony 5.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.9.39(0xf3100927) Weixin NetType/WIFI Language/zh_CN MMWEBID/2777 MMWEBSDK/202507060011 XWEB/1140307',
    seen.handed,
  ],
  [
    'harmony-8.0.10',
    'harmony',
    '微信鸿蒙版 8.0.10',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.10.41(0xf3100a29) Weixin NetType/WIFI Language/zh_HK MMWEBID/2907 MMWEBSDK/202508070004 XWEB/1140319',
    seen.publicCode,
  ],
  [
    'windows',
    'desktop',
    '微信电脑版',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c11) XWEB/11275 Flue',
    seen.hutool,
  ],
  [
    'windows-old',
    'desktop',
    '微信电脑版，Windows 7',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/39.0.2171.95 Safari/537.36 MicroMessenger/6.5.2.501 NetType/WIFI WindowsWechat',
    seen.publicCode,
  ],
]);

const miniPrograms = seenIn('wechat_mini', [
  [
    'android-6.6',
    'android',
    '微信小程序 6.6，串里有 MQQBrowser',
    'Mozilla/5.0 (Linux; Android 7.1.1; MI 6 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/043807 Mobile Safari/537.36 MicroMessenger/6.6.1.1220(0x26060135) NetType/4G Language/zh_CN miniProgram',
    seen.handed,
  ],
  [
    'android-8.0',
    'android',
    '微信小程序 8.0',
    `${android('Android 10; ONEPLUS A5000 Build/QKQ1.191014.012', '111.0.5563.116')} XWEB/1110005 MMWEBSDK/20230805 MMWEBID/4650 MicroMessenger/8.0.42.2460(0x28002A58) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wxcb459ae1e3e8f9f2`,
    seen.publicCode,
  ],
  [
    'android-env',
    'android',
    '微信小程序 8.0，只有 MiniProgramEnv',
    `${android('Android 12; M2012K11AC Build/SKQ1.220303.001', '134.0.6998.136')} XWEB/1340129 MMWEBSDK/20240301 MMWEBID/9871 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 MiniProgramEnv/android`,
    seen.publicCode,
  ],
  [
    'ios-8.0.31',
    'ios',
    '微信小程序 8.0.31',
    `${ios('15_0', '15E148')} MicroMessenger/8.0.31(0x18001f2f) NetType/WIFI Language/zh_CN miniProgram/wx73247c7819d61796`,
    seen.publicCode,
  ],
  [
    'ios-8.0.76',
    'ios',
    '微信小程序 8.0.76',
    `${ios('17_2_1', '15E148')} MicroMessenger/8.0.76(0x18004c24) NetType/WIFI Language/zh_CN miniProgram/wx2c1c63e28bb33be1`,
    seen.publicCode,
  ],
  [
    'windows',
    'desktop',
    '微信小程序，电脑版',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf2541a1b) XWEB/19895 miniProgram/wxd4185d00bf7e08ac',
    seen.publicCode,
  ],
]);

const weCom = seenIn('wecom', [
  [
    'ios-4.1',
    'ios',
    '企业微信 4.1',
    `${ios('18_5', '15E148')} wxwork/4.1.39 MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.38.377`,
    seen.handed,
  ],
  [
    'ios-3.0',
    'ios',
    '企业微信 3.0',
    `${ios('14_0', '15E148')} wxwork/3.0.31 MicroMessenger/7.0.1 Language/zh`,
    seen.hutool,
  ],
  [
    'android-4.1',
    'android',
    '企业微信 4.1',
    `${android('Android 15; V2232A Build/AP3A.240905.015.A2', '134.0.6998.136')} XWEB/1340157 MMWEBSDK/20250201 MMWEBID/140 wxwork/4.1.38 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.38.639`,
    seen.publicCode,
  ],
  [
    'android-2.2',
    'android',
    '企业微信 2.2，串里有 MQQBrowser',
    'Mozilla/5.0 (Linux; Android 7.1.2; g3ds Build/NJH47F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/53.0.2785.49 Mobile MQQBrowser/6.2 TBS/043508 Safari/537.36 wxwork/2.2.0 MicroMessenger/6.3.22 NetType/WIFI Language/zh',
    seen.publicCode,
  ],
  [
    'windows',
    'desktop',
    '企业微信电脑版',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.6668.101 Safari/537.36 Language/zh ColorScheme/Light wxwork/4.1.39 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron WeMail embeddisk wwmver/3.26.39.639 noMediaCs/false',
    seen.matomo,
  ],
  [
    'mac',
    'desktop',
    '企业微信 Mac 版，末尾没有 Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/605.1.15 (KHTML, like Gecko) wxwork/3.0.8 (MicroMessenger/6.2) WeChat/2.0.4',
    seen.publicCode,
  ],
]);

/** WeChat, its mini-programs, and WeCom. Two mini-programs are identified by `__wxjs_environment` only. */
export const weChat: readonly SeenAgent[] = [
  ...chats,
  ...miniPrograms,
  {
    id: 'wechat-mini-sign',
    place: 'wechat_mini',
    platform: 'ios',
    name: '微信小程序，串里没有标记',
    userAgent: iosOld,
    wxEnvironment: 'miniprogram',
    source: seen.handed,
  },
  ...weCom,
  {
    id: 'wecom-mini-sign',
    place: 'wecom',
    platform: 'ios',
    name: '企业微信里的小程序',
    userAgent: `${ios('18_5', '15E148')} wxwork/4.1.39 MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.38.377`,
    wxEnvironment: 'miniprogram',
    source: seen.handed,
  },
];
