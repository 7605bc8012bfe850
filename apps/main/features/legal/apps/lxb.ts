import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const lxb: AppFacts = {
  ...liaoxiaobai,
  name: apps.lxb,
  kind: '根据你给出的聊天内容、帮你想出合适回复的聊天助手',
  permissions: [
    { name: '相册', purpose: '从中选择要解读的聊天截图。只读你选中的图片；不允许也可以直接粘贴文字。' },
    {
      name: '悬浮窗',
      purpose: '在别的应用上方显示回复建议。不允许也可以回到应用内使用。',
      only: 'android',
    },
    {
      name: '键盘「允许完全访问」',
      purpose: '在输入法里取得回复建议。只发送你主动点「要建议」时选中的文字；不允许也可以在应用内使用。',
      only: 'ios',
    },
    { name: '剪贴板', purpose: '你点「粘贴」时读取刚复制的聊天内容。不点就不读取。' },
    { name: '通知', purpose: '提醒会员到期和客服答复。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'umeng', 'jpush', 'bugly'],
};
