import type { Agreement, BrandIdentity, Edition } from '@vip/checkout-react';
import { loginAgreements } from '../../agreements.ts';
import { apps, brand, supportLink, type AppCode } from '../../brand.ts';
import {
  cardsPicture,
  framePicture,
  globePicture,
  lensPicture,
  penPicture,
  repliesPicture,
  soundPicture,
  stepsPicture,
  tonePicture,
  voicesPicture,
} from '../../shared/stories/pictures.ts';
import type { Step } from './steps.tsx';

/** The seller of an order: design, contacts, app, and where to buy again. */
export interface Seller extends BrandIdentity {
  /** Key of its pending purchases in storage: the `scope` of its pages' setup. */
  scope: string;
  /** Class of its colours: `theme-main`, or one of `seller-themes.css`. */
  theme: string;
  /** Design of the bought package: the gold card, a photo with a caption, or lines under a rule. */
  variant: 'gold' | 'photo' | 'ruled';
  /** Code of the app in `/openapp?app=`. */
  app: string;
  appName: string;
  /** How to use the package, after opening the app and logging in. */
  steps: readonly Step[];
  /** Address of 联系客服. */
  supportLink: string;
  /** Agreements in the foot. */
  agreements: Agreement[];
  /** Path of the purchase page. */
  purchasePath: string;
}

/** Main as the seller, for one of its apps. */
export const mainSeller = (code: AppCode, purchasePath: string, edition: Edition): Seller => ({
  ...brand,
  scope: 'main',
  theme: 'theme-main',
  variant: 'gold',
  app: code,
  appName: apps[code],
  steps: appSteps[code],
  supportLink,
  agreements: loginAgreements(code, edition),
  purchasePath,
});

/** How to use a membership, after opening the app and logging in: what, and in at most seven characters more about it. */
export const appSteps: Readonly<Record<AppCode, readonly [Step, Step]>> = {
  lxb: [
    { picture: repliesPicture, text: '复制对方的话，点「帮我回」' },
    { picture: tonePicture, text: '选一种语气，发送前还能修改' },
  ],
  lxy: [
    { picture: globePicture, text: '选好语言，说出或写下想法' },
    { picture: voicesPicture, text: '选一种说法，点「复制」发送' },
  ],
  la: [
    { picture: repliesPicture, text: '复制对方的话，点「怎么回」' },
    { picture: voicesPicture, text: '选一句合适的，直接发送' },
  ],
  tcq: [
    { picture: cardsPicture, text: '新建提词卡，粘贴稿子' },
    { picture: tonePicture, text: '点「开始」，字幕随语速滚动' },
  ],
  xpy: [
    { picture: penPicture, text: '粘贴文案，选择声音' },
    { picture: soundPicture, text: '点「生成」，试听后导出' },
  ],
  ttscq: [
    { picture: lensPicture, text: '搜索主题，或看今日推荐' },
    { picture: framePicture, text: '点「下载」，会员素材无水印' },
  ],
  mrky: [
    { picture: soundPicture, text: '打开今日课程，跟读一遍' },
    { picture: stepsPicture, text: '查看纠音结果，重读难句' },
  ],
  yqgs: [
    { picture: framePicture, text: '选择照片，挑选版式' },
    { picture: penPicture, text: '写一句话，点「发布」' },
  ],
  mxy: [
    { picture: repliesPicture, text: '复制对方的话，点「加点蜜」' },
    { picture: voicesPicture, text: '选一句喜欢的，直接发送' },
  ],
};
