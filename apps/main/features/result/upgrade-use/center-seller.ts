import { supportAddress, type Edition } from '@vip/checkout-react';
import { loginAgreements, webEdition } from '../../../agreements.ts';
import { appOf, apps } from '../../../brand.ts';
import * as publishers from '../../../publishers.ts';
import { appSteps, mainSeller, type Seller } from '../seller.ts';
import { UPGRADE_FAMILY } from '../../../shared/orders/upgrade-setup.ts';
import { globePicture, penPicture } from '../../../shared/stories/pictures.ts';

/** A seller with orders at the data center. */
export interface CenterSeller extends Seller {
  /** Appended to the address of its results to identify it: `&brand=youquan`. */
  resultQuery: string;
  /** Family of its orders. */
  family: string;
}

type Named = Omit<CenterSeller, 'agreements'>;

const youquan: Named = {
  ...publishers.youquan,
  scope: 'youquan',
  family: 'youquan',
  theme: 'theme-youquan',
  variant: 'photo',
  app: 'yqgs',
  appName: apps.yqgs,
  steps: appSteps.yqgs,
  supportLink: supportAddress(publishers.youquan.support),
  purchasePath: '/youquanwechatpay',
  resultQuery: '&brand=youquan',
};

const tuiwen: Named = {
  ...publishers.tuiwen,
  scope: 'tuiwen',
  family: 'tuiwen',
  theme: 'theme-tuiwen',
  variant: 'ruled',
  app: 'tuiwen',
  appName: '推文助手',
  steps: [
    { picture: penPicture, text: '写下一句话，点「成文」' },
    { picture: globePicture, text: '改到满意，点「发布」' },
  ],
  supportLink: supportAddress(publishers.tuiwen.support),
  purchasePath: '/tuiwenwechatpay',
  resultQuery: '&brand=tuiwen',
};

const SELLERS: Readonly<Record<string, Named>> = { youquan, tuiwen };

/** The seller of an order at the data center: the query's brand, else main's upgrades for the app of the page. */
export function centerSeller(
  clientType: number,
  query: Readonly<Record<string, string>>,
  edition: Edition,
): CenterSeller {
  const { brand = '', app } = query;
  const named = Object.prototype.hasOwnProperty.call(SELLERS, brand) ? SELLERS[brand] : undefined;
  // Tuiwen has no agreements of its own: it uses the web edition of lxb.
  if (named === youquan) return { ...named, agreements: loginAgreements('yqgs', edition) };
  if (named) return { ...named, agreements: loginAgreements('lxb', webEdition) };
  const code = appOf(clientType, query);
  const isNamed = code === app;
  const purchasePath = isNamed ? `/upgrade/diy?app=${code}` : '/upgrade/diy';
  return {
    ...mainSeller(code, purchasePath, edition),
    family: UPGRADE_FAMILY,
    resultQuery: isNamed ? `&app=${code}` : '',
  };
}
