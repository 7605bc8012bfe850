import type { SdkCode, System } from './app-facts.ts';

/** A third-party SDK in an app. */
export interface Sdk {
  name: string;
  company: string;
  purpose: string;
  /** 「设备标识」 is replaced by `IDENTIFIERS` of the system. */
  data: string;
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
    data: '设备标识、设备型号、系统版本、网络状态、推送是否送达',
    policy: 'https://www.jiguang.cn/license/privacy',
  },
  bugly: {
    name: '腾讯 Bugly SDK',
    company: '深圳市腾讯计算机系统有限公司',
    purpose: '发现并修复闪退和卡顿',
    data: '设备型号、系统版本、出错时的程序记录、应用版本、网络状态',
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
    company: '高德软件有限公司',
    purpose: '在你选择「添加地点」时找出附近的地名',
    data: '位置信息、附近的无线网络和基站、设备标识、设备型号、系统版本',
    policy: 'https://lbs.amap.com/pages/privacy/',
  },
};
