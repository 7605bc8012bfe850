import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const ttscq: AppFacts = {
  ...liaoxiaobai,
  name: apps.ttscq,
  kind: '每天更新图片、视频和文案素材的素材库',
  permissions: [
    { name: '相册', purpose: '把你下载的素材存进相册。不允许时素材只留在应用内。' },
    { name: '通知', purpose: '收藏的专题更新时提醒你。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'oss', 'umeng', 'jpush'],
};
