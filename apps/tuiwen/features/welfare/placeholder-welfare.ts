import type { Welfare } from '@vip/api';
import {
  placeholderPackageList,
  placeholderPage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';

interface PlaceholderWelfare {
  page: PurchasePage;
  packageList: ReadyPackageList;
  gifts: Welfare[];
}

/** The page with two gifts that cost nothing, for its loading state. */
export function placeholderWelfare(page: PurchasePage): PlaceholderWelfare {
  const packageList = placeholderPackageList(2);
  return {
    page: { ...placeholderPage(page), packageList, choices: [] },
    packageList,
    gifts: packageList.packages.map((pack) => ({
      id: pack.id,
      name: '会员体验卡',
      description: '会员的全部功能可以免费使用，领取后立即生效。',
      package: { ...pack, originalPrice: 0 },
      claimedAt: null,
      expiresAt: null,
    })),
  };
}
