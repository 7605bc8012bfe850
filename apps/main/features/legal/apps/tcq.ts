import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { liaoxiaobai } from '../publishers.ts';

export const tcq: AppFacts = {
  ...liaoxiaobai,
  name: apps.tcq,
  kind: '把台词做成提词卡片、边看边拍的提词工具',
  permissions: [
    { name: '相机', purpose: '边看台词边拍摄。不允许也可以只用提词。' },
    { name: '麦克风', purpose: '拍摄时录下声音，跟读时让台词随语速滚动。声音只在手机上处理。' },
    { name: '相册', purpose: '保存拍好的视频。不允许时视频只留在应用内。' },
    {
      name: '悬浮窗',
      purpose: '在相机和直播应用上方显示台词。不允许也可以在应用内提词。',
      only: 'android',
    },
    { name: '文件', purpose: '导入你选中的文档作为台词。只读你选中的文件。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'umeng', 'bugly'],
};
