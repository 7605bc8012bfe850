import type { Edition } from '@vip/checkout-react';
import { loginAgreements, webEdition } from '../../../agreements.ts';
import { appOf, apps } from '../../../brand.ts';
import { appSteps, mainSeller, type Seller } from '../seller.ts';
import { UPGRADE_FAMILY } from '../../../shared/orders/upgrade-setup.ts';

/** A seller whose orders the data center has. */
export interface CenterSeller extends Seller {
  /** What the address of its results adds, so that they know it again: `&brand=youquan`. */
  mark: string;
  /** The order calls of its pages. */
  family: string;
}

type Named = Omit<CenterSeller, 'agreements'>;

const tel = (phone: string) => `tel:${phone.replace(/-/g, '')}`;

/** As the brand's own `brand.ts` has it: a brand's release knows nothing of main's, nor main's of a brand's. */
const youquan: Named = {
  scope: 'youquan',
  family: 'youquan',
  theme: 'theme-youquan',
  variant: 'photo',
  app: 'yqgs',
  appName: apps.yqgs,
  steps: appSteps.yqgs,
  company: '杭州友圈网络科技有限公司',
  icp: '浙ICP备20260003号-1',
  support: { phone: '400-820-0005', hours: '9 点至 22 点' },
  supportLink: tel('400-820-0005'),
  purchasePath: '/youquanwechatpay',
  mark: '&brand=youquan',
};

const tuiwen: Named = {
  scope: 'tuiwen',
  family: 'tuiwen',
  theme: 'theme-tuiwen',
  variant: 'ruled',
  app: 'tuiwen',
  appName: '推文助手',
  steps: ['写下一句话，点「成文」。', '改到满意，点「发布」。'],
  company: '杭州推文网络科技有限公司',
  icp: '浙ICP备20260004号-1',
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
  supportLink: tel('400-820-0006'),
  purchasePath: '/tuiwenwechatpay',
  mark: '&brand=tuiwen',
};

const SELLERS: Readonly<Record<string, Named>> = { youquan, tuiwen };

/** Who sold an order that the data center has: the query's brand, else main's upgrades for the app of the page. */
export function centerSeller(
  clientType: number,
  query: Readonly<Record<string, string>>,
  edition: Edition,
): CenterSeller {
  const { brand = '', app } = query;
  const named = Object.prototype.hasOwnProperty.call(SELLERS, brand) ? SELLERS[brand] : undefined;
  // Tuiwen has no texts of its own: those of lxb's web edition are its.
  if (named === youquan) return { ...named, agreements: loginAgreements('yqgs', edition) };
  if (named) return { ...named, agreements: loginAgreements('lxb', webEdition) };
  const code = appOf(clientType, query);
  const isNamed = code === app;
  const purchasePath = isNamed ? `/upgrade/diy?app=${code}` : '/upgrade/diy';
  return {
    ...mainSeller(code, purchasePath, edition),
    family: UPGRADE_FAMILY,
    mark: isNamed ? `&app=${code}` : '',
  };
}
