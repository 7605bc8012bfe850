import { brand, apps, type AppCode } from '../../brand.ts';
import * as publishers from '../../publishers.ts';
import type { AppFacts } from './app-facts.ts';

type Publisher = Pick<
  AppFacts,
  'company' | 'address' | 'icp' | 'telecomLicence' | 'phone' | 'hours' | 'filing' | 'models'
>;

/** What the texts say about a company, besides its address. */
const publisher = (
  { company, icp, support }: Pick<typeof brand | typeof publishers.honey, 'company' | 'icp' | 'support'>,
  address: string,
): Publisher => ({
  company,
  address,
  icp,
  phone: support.phone,
  hours: support.hours,
  // PLACEHOLDER telecom licences: the number of each company's 增值电信业务经营许可证, or the lawyer's note that it needs none
  telecomLicence: null,
  // PLACEHOLDER app filings: the APP 备案号 of each of the nine apps
  filing: null,
  // PLACEHOLDER model services: names and filing numbers of the generative models behind lxb, lxy, la, tcq, xpy, yqgs and mxy
  models: null,
});

// PLACEHOLDER postal addresses: where letters to the companies of main, youquan and honey arrive

/** Publisher of main's apps. */
export const liaoxiaobai = publisher(brand, '浙江省杭州市西湖区学院路 28 号 6 幢 501 室');

/** Publisher of 友圈故事. */
const youquan = publisher(publishers.youquan, '浙江省杭州市滨江区江虹路 16 号 2 幢 302 室');

/** Publisher of 蜜小语. */
const miyu = publisher(publishers.honey, '浙江省杭州市余杭区良睦路 9 号 4 幢 1203 室');

// PLACEHOLDER address and privacy officer of 推文助手: its company has neither; /useragree and /privacyagree name a phone only

// PLACEHOLDER functions, permissions and SDKs of each app: compared with the published builds for Android and iOS

const lxb: AppFacts = {
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

const lxy: AppFacts = {
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

const la: AppFacts = {
  ...liaoxiaobai,
  name: apps.la,
  kind: '用几句话就给出聊天建议的轻量聊天助手',
  permissions: [
    { name: '剪贴板', purpose: '你点「粘贴」时读取刚复制的聊天内容。不点就不读取。' },
    { name: '通知', purpose: '提醒会员到期和客服答复。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'umeng'],
};

const tcq: AppFacts = {
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

const xpy: AppFacts = {
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

const ttscq: AppFacts = {
  ...liaoxiaobai,
  name: apps.ttscq,
  kind: '每天更新图片、视频和文案素材的素材库',
  permissions: [
    { name: '相册', purpose: '把你下载的素材存进相册。不允许时素材只留在应用内。' },
    { name: '通知', purpose: '收藏的专题更新时提醒你。不允许不影响其他功能。' },
  ],
  sdks: ['wechat', 'wechatPay', 'alipay', 'oss', 'umeng', 'jpush'],
};

const mrky: AppFacts = {
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

const yqgs: AppFacts = {
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

const mxy: AppFacts = {
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

/** Facts by app. */
export const facts: Readonly<Record<AppCode, AppFacts>> = { lxb, lxy, la, tcq, xpy, ttscq, mrky, yqgs, mxy };
