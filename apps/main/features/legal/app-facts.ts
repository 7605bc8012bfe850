/** A system that an app runs on. */
export type System = 'android' | 'ios';

/** Where a text is good: one system, all of them, or the web pages. */
export type Platform = System | 'all' | 'web';

/** A permission of the phone, as the person sees it in the system's settings. */
export interface Permission {
  name: string;
  /** What it is for, and what still works without it. */
  purpose: string;
  /** The system that has it; both where absent. */
  only?: System;
}

export type SdkCode =
  'wechat' | 'wechatPay' | 'alipay' | 'umeng' | 'jpush' | 'bugly' | 'oss' | 'iflytek' | 'amap';

/** What the legal texts say of an app. Plain text: it is escaped where it is filled in. */
export interface AppFacts {
  name: string;
  /** What it is, in the middle of a sentence: 「帮你…的聊天助手」. */
  kind: string;
  company: string;
  address: string;
  icp: string;
  phone: string;
  /** Opening hours as they are read: 9 点至 22 点. */
  hours: string;
  permissions: readonly Permission[];
  /** Third parties whose code is in the app. */
  sdks: readonly SdkCode[];
}
