import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const mrky: AppFacts = {
  ...liaoxiaobai,
  name: apps.mrky,
  kind: '每天练一段口语、听发音、看评分的学习应用',
  permissions: [
    { name: '麦克风', purpose: '录下你的跟读并打分。不允许也可以听课文、背句子。' },
    { name: '通知', purpose: '按你定的时间提醒练习。不允许也可以自己打开练习。' },
    { name: '相册', purpose: '更换头像、保存打卡海报。只读你选中的图片。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'iflytek', 'umeng', 'jpush'],
};
