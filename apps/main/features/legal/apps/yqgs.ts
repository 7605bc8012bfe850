import { apps } from '../../../brand.ts';
import type { AppFacts } from '../app-facts.ts';
import { youquan } from '../publishers.ts';

export const yqgs: AppFacts = {
  ...youquan,
  name: apps.yqgs,
  kind: '把照片排成九宫格和相册故事、配上文字分享给好友的应用',
  permissions: [
    { name: '相册', purpose: '选择要发布的照片和视频、保存作品。只读你选中的内容。' },
    { name: '相机', purpose: '拍照发布。不允许也可以从相册选择。' },
    { name: '位置', purpose: '你点「添加地点」时列出附近的地名。不允许也可以发布，只是没有地点。' },
    { name: '通讯录', purpose: '你点「找好友」时查出也在使用的好友。不允许也可以搜索昵称。' },
    { name: '麦克风', purpose: '拍视频时录下声音。不允许时视频没有声音。' },
    { name: '通知', purpose: '提醒好友的评论和赞。不允许也可以在消息页查看。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'amap', 'oss', 'umeng', 'jpush'],
};
