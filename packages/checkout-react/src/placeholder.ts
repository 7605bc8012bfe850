import type { MembershipPackage } from '@vip/api';
import type { GoodsPurchase, ReadyPackageList } from './contract.ts';

/**
 * Values of about the usual length for a loading state, only for use inside `Loading` of `@vip/ui`, which shows texts as
 * bars. No package has this price.
 */
const placeholderPackage = (id: string, benefitCount: number): MembershipPackage => ({
  id,
  name: '会员卡',
  level: '1',
  type: null,
  price: 88800,
  originalPrice: 99900,
  days: 365,
  badge: null,
  benefits: Array.from({ length: benefitCount }, (_, at) => ({
    name: `会员权益${at}`,
    icon: null,
    free: '每天五次',
    member: '不限次数',
  })),
  isDefault: false,
  saleEndsAt: null,
  credit: 0,
  renewal: null,
});

/** A package list of placeholders with the given number of benefits each; the first one is selected. */
export function placeholderPackageList(count: number, benefitCount = 4): ReadyPackageList {
  const packages = Array.from({ length: count }, (_, at) => placeholderPackage(`${at}`, benefitCount));
  const [selected = placeholderPackage('', benefitCount)] = packages;
  return { status: 'ready', packages, selected, select: () => undefined };
}

/** 2026-01-01 in Beijing, ms. */
const PLACEHOLDER_NOW = Date.UTC(2025, 11, 31, 16);

/**
 * The page with two payment methods and two agreements as placeholders. It must not depend on anything that the
 * prerendered markup does not know (user, time, environment), otherwise hydration fails.
 */
export const placeholderPage = <Page extends GoodsPurchase>(page: Page): Page => ({
  ...page,
  session: { ...page.session, status: 'anonymous', token: null, account: null },
  choices: [
    { type: 'wechat', name: '微信支付' },
    { type: 'alipay', name: '支付宝' },
  ],
  choice: 'wechat',
  noPaymentMethod: null,
  missingWallet: null,
  beneficiary: null,
  notice: null,
  isBusy: false,
  consent: {
    ...page.consent,
    agreements: ['/a', '/b'].map((document) => ({ document, name: '《服务协议》', version: '' })),
    isChecked: false,
  },
  now: () => PLACEHOLDER_NOW,
});
