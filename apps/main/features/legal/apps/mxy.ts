import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { miyu } from '../publishers.ts';

export const mxy: AppFacts = {
  ...miyu,
  name: apps.mxy,
  kind: '帮情侣和正在相处的两个人把话说好的聊天助手',
  permissions: [
    { name: '相册', purpose: '从中选择要解读的聊天截图。只读你选中的图片；不允许也可以直接粘贴文字。' },
    { name: '剪贴板', purpose: '你点「粘贴」时读取刚复制的聊天内容。不点就不读取。' },
    { name: '通知', purpose: '按你的设置提醒纪念日和晚安语音。不允许也可以在应用内查看。' },
    { name: '悬浮窗', purpose: '在别的应用上方显示贴心回复。不允许也可以回到应用内使用。', only: 'android' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'umeng', 'jpush', 'bugly'],
};
