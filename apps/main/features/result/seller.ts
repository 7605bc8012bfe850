import type { Agreement, Edition } from '@vip/checkout-react';
import { loginAgreements } from '../../agreements.ts';
import { apps, brand, supportLink, type AppCode } from '../../brand.ts';

/** The seller of an order: design, contacts, app, and where to buy again. */
export interface Seller {
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
  steps: readonly string[];
  company: string;
  icp: string;
  support: { phone: string; hours: string };
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

/** How to use a membership, after opening the app and logging in. */
export const appSteps: Readonly<Record<AppCode, readonly [string, string]>> = {
  lxb: ['复制对方的话，点「帮我回」。', '挑一种语气，发送前可再改。'],
  lxy: ['选好语言，说出或写下你想说的话。', '挑一种说法，点「复制」就能发。'],
  la: ['复制对方的话，点「怎么回」。', '选一句合适的，直接发送。'],
  tcq: ['新建一张提词卡，贴上稿子。', '点「开始」，字幕跟着你的语速走。'],
  xpy: ['贴上文案，选一个声音。', '点「生成」，满意了再导出。'],
  ttscq: ['搜一个主题，或看今天的推荐。', '点「下载」，会员素材没有水印。'],
  mrky: ['打开今天的一课，跟着读一遍。', '看纠音结果，再读难的那几句。'],
  yqgs: ['选几张照片和一个版式。', '写一句话，点「发布」。'],
  mxy: ['复制对方的话，点「加点蜜」。', '选一句喜欢的，直接发送。'],
};
