import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const xpy: AppFacts = {
  ...liaoxiaobai,
  name: apps.xpy,
  kind: '把文字变成配音、给视频加上声音的配音工具',
  permissions: [
    { name: '麦克风', purpose: '录制你自己的声音。不允许也可以使用已有的音色。' },
    { name: '相册和文件', purpose: '选择要配音的视频、保存做好的作品。只读你选中的文件。' },
    { name: '通知', purpose: '配音做好时提醒你。不允许也可以回到应用内查看。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'iflytek', 'oss', 'umeng', 'bugly'],
};
