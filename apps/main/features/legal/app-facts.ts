export type System = 'android' | 'ios';

/** The scope of a text: one system, all systems, or the web pages. */
export type Platform = System | 'all' | 'web';

/** A permission as named in the settings of the system. */
export interface Permission {
  name: string;
  /** What it is for, and what works without it. */
  purpose: string;
  /** Only on this system. */
  only?: System;
}

export type SdkCode =
  'wechat' | 'wechatPay' | 'alipay' | 'umeng' | 'jpush' | 'bugly' | 'oss' | 'iflytek' | 'amap';

/** Facts about an app for the legal texts. Plain text; escaped when filled in. */
export interface AppFacts {
  name: string;
  /** Description inside a sentence: 「帮你…的聊天助手」. */
  kind: string;
  company: string;
  address: string;
  icp: string;
  /** Number of the company's 增值电信业务经营许可证; null while unknown. */
  telecomLicence: string | null;
  phone: string;
  /** Service hours: 9 点至 22 点. */
  hours: string;
  /** Number of the app's ICP filing (APP 备案号); null while unknown. */
  filing: string | null;
  /** The generative model services, with the numbers of their filings; null while unknown. */
  models: readonly { name: string; filing: string }[] | null;
  permissions: readonly Permission[];
  sdks: readonly SdkCode[];
}
