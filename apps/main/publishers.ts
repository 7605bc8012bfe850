import type { BrandIdentity } from '@vip/checkout-react';

// The companies of the other brands, for their legal texts and the results of their orders. Not imported from the brands:
// a release of main does not depend on another brand's release. A test compares each with the brand's `brand.ts`.

/** Publisher of 蜜小语. */
export const honey: BrandIdentity = {
  // PLACEHOLDER company, licences and hotline of honey: the values of apps/honey/brand.ts
  company: '杭州蜜语网络科技有限公司',
  icp: '浙ICP备20260002号-1',
  telecomLicence: '浙B2-20260002',
  policeRecord: '浙公网安备33010602000002号',
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
};

/** Publisher of 友圈故事. */
export const youquan: BrandIdentity = {
  // PLACEHOLDER company, licences and hotline of youquan: the values of apps/youquan/brand.ts
  company: '杭州友圈网络科技有限公司',
  icp: '浙ICP备20260003号-1',
  telecomLicence: '浙B2-20260003',
  policeRecord: '浙公网安备33010602000003号',
  support: { phone: '400-820-0005', hours: '9 点至 22 点' },
};

/** Publisher of 推文助手. */
export const tuiwen: BrandIdentity = {
  // PLACEHOLDER company, licences and hotline of tuiwen: the values of apps/tuiwen/brand.ts
  company: '杭州推文网络科技有限公司',
  icp: '浙ICP备20260004号-1',
  telecomLicence: '浙B2-20260004',
  policeRecord: '浙公网安备33010602000004号',
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
};
