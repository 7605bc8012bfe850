import type { Agreement } from '@vip/purchase';
import { loginAgreements } from '../agreements.ts';
import { appOf, apps } from '../brand.ts';
import { appSteps } from './app-steps.ts';
import { mainSeller, type Seller } from './seller.ts';

/** A seller whose orders the data center has. */
export interface CenterSeller extends Seller {
  /** What the address of its results adds, so that they know it again: `&brand=youquan`. */
  mark: string;
}

const tel = (phone: string) => `tel:${phone.replace(/-/g, '')}`;
const houseText = (document: string, name: string): Agreement => ({ document, name, version: '1.0.0' });

/** As the brand's own `brand.ts` has it: a brand's release knows nothing of main's, nor main's of a brand's. */
const youquan: CenterSeller = {
  scope: 'youquan',
  theme: 'theme-youquan',
  look: 'photo',
  app: 'yqgs',
  appName: apps.yqgs,
  steps: appSteps.yqgs,
  company: '杭州友圈网络科技有限公司',
  icp: '浙ICP备20260003号-1',
  support: { phone: '400-820-0002', hours: '9 点至 22 点' },
  supportLink: tel('400-820-0002'),
  agreements: loginAgreements('yqgs'),
  shelf: '/youquanwechatpay',
  mark: '&brand=youquan',
};

/** Tuiwen has no texts of its own: those of the house are its. */
const tuiwen: CenterSeller = {
  scope: 'tuiwen',
  theme: 'theme-tuiwen',
  look: 'ruled',
  app: 'tuiwen',
  appName: '推文助手',
  steps: ['写下一句话，点「成文」。', '改到满意，点「发布」。'],
  company: '杭州推文网络科技有限公司',
  icp: '浙ICP备20260004号-1',
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
  supportLink: tel('400-820-0006'),
  agreements: [houseText('/useragree', '《用户协议》'), houseText('/privacyagree', '《隐私政策》')],
  shelf: '/tuiwenwechatpay',
  mark: '&brand=tuiwen',
};

const SELLERS: Readonly<Record<string, CenterSeller>> = { youquan, tuiwen };

/** Who sold an order that the data center has: the query's brand, else main's upgrades for the app of the page. */
export function centerSeller(clientType: number, query: Readonly<Record<string, string>>): CenterSeller {
  const { brand = '', app } = query;
  const named = Object.prototype.hasOwnProperty.call(SELLERS, brand) ? SELLERS[brand] : undefined;
  if (named) return named;
  const code = appOf(clientType, query);
  const isNamed = code === app;
  const shelf = isNamed ? `/upgrade/diy?app=${code}` : '/upgrade/diy';
  return { ...mainSeller(code, shelf), scope: 'upgrade', mark: isNamed ? `&app=${code}` : '' };
}
