import type { SdkCode, System } from './app-facts.ts';

/** A third-party SDK in an app. */
export interface Sdk {
  name: string;
  company: string;
  purpose: string;
  /** Where it differs, by system. In a text for both 「设备标识」 is replaced by `IDENTIFIERS` of the system. */
  data: string | Readonly<Record<System, string>>;
  /** URL of the provider's privacy policy. */
  policy: string;
  /** Only in the app of this system. */
  only?: System;
}

/** Device identifiers by system. */
export const IDENTIFIERS: Readonly<Record<System | 'all', string>> = {
  android: '设备标识（OAID、Android ID）',
  ios: '设备标识（IDFV）',
  all: '设备标识（Android 为 OAID、Android ID，iOS 为 IDFV）',
};

// Data as the providers publish it, by the pages named at each entry; the others are not compared yet.
// PLACEHOLDER data of the SDKs of WeChat, WeChat Pay, Alipay, 友盟, 阿里云 and 讯飞: the providers' present pages, for the versions in the apps
// PLACEHOLDER optional data of 极光推送 and 高德定位 (IMEI, MAC, app list, IDFA, self-start): switched off in each app, or declared

/** Company names and policies as published by the providers. */
export const SDKS: Readonly<Record<SdkCode, Sdk>> = {
  wechat: {
    name: '微信开放平台 SDK',
    company: '深圳市腾讯计算机系统有限公司',
    purpose: '微信登录、分享到微信',
    data: '设备型号、系统版本、网络状态、微信是否已安装，登录时的微信头像和昵称',
    policy: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
  },
  wechatPay: {
    name: '微信支付 SDK',
    company: '财付通支付科技有限公司',
    purpose: '微信支付',
    data: '设备型号、系统版本、网络状态，支付时的订单号和金额',
    policy: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
    only: 'android',
  },
  alipay: {
    name: '支付宝 SDK',
    company: '支付宝（中国）网络技术有限公司',
    purpose: '支付宝支付',
    data: '设备型号、系统版本、设备标识、网络状态，支付时的订单号和金额',
    policy: 'https://render.alipay.com/p/yuyan/180020010001196791/preview.html?agreementId=AG00000174',
    only: 'android',
  },
  umeng: {
    name: '友盟+ 统计 SDK',
    company: '友盟同欣（北京）科技有限公司',
    purpose: '统计功能的使用次数，发现不好用的地方',
    data: '设备标识、设备型号、系统版本、网络类型、打开和离开页面的时间',
    policy: 'https://www.umeng.com/page/policy',
  },
  jpush: {
    name: '极光推送 SDK',
    company: '深圳市和讯华谷信息技术有限公司',
    purpose: '把提醒和通知送到你的手机',
    // https://docs.jiguang.cn/jpush/client/jghgzy_a_i_h of 2025-09-25: the data that it calls necessary.
    data: {
      android:
        '设备标识（Android ID、OAID、GAID、UAID、AAID、Boot ID）、设备型号、屏幕分辨率、制造商、产品名称和存储空间、系统名称、版本和语言、网络类型、运营商、IP 地址、DHCP 和 Wi-Fi 状态、推送日志',
      ios: '广告标识（IDFA，须你在系统弹窗中允许后才能读取）、设备型号、屏幕分辨率、制造商、产品名称和存储空间、系统名称、版本和语言、网络类型、运营商、IP 地址、DHCP 和 Wi-Fi 状态、推送日志',
    },
    policy: 'https://www.jiguang.cn/license/privacy',
  },
  bugly: {
    name: '腾讯 Bugly SDK',
    company: '深圳市腾讯计算机系统有限公司',
    purpose: '发现并修复闪退和卡顿',
    // https://bugly.qq.com/docs/user-guide/faq-android/, question 1: what is collected.
    data: {
      android:
        'Android ID、设备型号、系统版本、内存和存储容量、语言、网络状态、应用的包名、版本和进程名、出错时的程序记录',
      ios: '设备型号、系统版本、内存和存储容量、语言、网络状态、应用版本和进程名、出错时的程序记录',
    },
    policy: 'https://privacy.qq.com/document/preview/fc748b3d96224fdb825ea79e132c1a56',
  },
  oss: {
    name: '阿里云对象存储 SDK',
    company: '阿里云计算有限公司',
    purpose: '上传和下载你选择的图片、声音和视频',
    data: '你选择上传的文件、网络状态、IP 地址',
    policy:
      'https://terms.alicdn.com/legal-agreement/terms/suit_bu1_ali_cloud/suit_bu1_ali_cloud201902141711_54837.html',
  },
  iflytek: {
    name: '讯飞语音 SDK',
    company: '科大讯飞股份有限公司',
    purpose: '把你的录音变成文字、给发音打分、把文字合成声音',
    data: '你按下录音后录下的声音、要合成的文字、设备型号、系统版本、网络状态',
    policy: 'https://www.xfyun.cn/doc/policy/sdk_privacy.html',
  },
  amap: {
    name: '高德定位 SDK',
    company: '北京高德图强科技有限公司',
    purpose: '在你选择「添加地点」时找出附近的地名',
    // https://lbs.amap.com/news/sdkhgsy of 2026-06-25: company and data. IDFA is optional there: the variant without it has none.
    data: {
      android:
        '经纬度、IP 地址、卫星定位信息、网络类型、Wi-Fi 状态、参数、列表和信号强度、SSID、BSSID、基站、传感器和信号强度、OAID、应用名和版本、设备品牌和型号、操作系统、运营商、屏幕分辨率',
      ios: '经纬度、传感器信息、应用名和版本、设备品牌和型号、操作系统、运营商、屏幕分辨率',
    },
    policy: 'https://lbs.amap.com/pages/privacy/',
  },
};
