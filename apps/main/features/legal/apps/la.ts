import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const la: AppFacts = {
  ...liaoxiaobai,
  name: apps.la,
  kind: '用几句话就给出聊天建议的轻量聊天助手',
  permissions: [
    { name: '剪贴板', purpose: '你点「粘贴」时读取刚复制的聊天内容。不点就不读取。' },
    { name: '通知', purpose: '提醒会员到期和客服答复。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'umeng'],
};
