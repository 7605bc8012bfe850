import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const lxy: AppFacts = {
  ...liaoxiaobai,
  name: apps.lxy,
  kind: '帮你润色、改写、翻译文字和语音的语言助手',
  permissions: [
    { name: '麦克风', purpose: '把你按住说的话变成文字。不允许也可以用键盘输入。' },
    { name: '相机', purpose: '拍下要翻译的文字。不允许也可以从相册选择或手动输入。' },
    { name: '相册', purpose: '选择带文字的图片来识别。只读你选中的图片。' },
    { name: '剪贴板', purpose: '你点「粘贴」时读取要改写的文字。不点就不读取。' },
    { name: '通知', purpose: '提醒会员到期和客服答复。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'iflytek', 'umeng', 'bugly'],
};
