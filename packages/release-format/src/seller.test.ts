import { expect, test } from 'vitest';
import { packSeller, unpackSeller, type SellerData } from './seller.ts';

const support = { phone: '400-820-0004', hours: '9 点至 22 点' };
const sale = {
  scope: 'honey',
  family: 'honey',
  at: 'honey',
  result: '/resulthoney/{id}',
  path: '/honeywechatpay',
};
const seller: SellerData = {
  company: '某某公司',
  icp: '某ICP备1号',
  support,
  apps: { mxy: '蜜小语' },
  clients: ['mxy'],
  agreements: [
    { document: '/mxy/and/vip', name: '《会员服务协议》', version: '1.2.0' },
    { document: '/mxy/and/subscribe', name: '《自动续费服务协议》', version: '1.2.0', isSubscription: true },
  ],
  consents: { mxy: { buy: [0], renew: [1], login: [0] } },
  sales: [sale],
};

test.each<[string, SellerData]>([
  ['a brand', seller],
  [
    'all that a brand may have',
    { ...seller, telecomLicence: '浙B2', policeRecord: '浙公网安备1号', isPart: true },
  ],
  [
    'sales with types, and of another brand',
    {
      ...seller,
      sales: [
        { ...sale, loads: 'type' },
        { ...sale, by: { app: 'yqgs', appName: '友圈故事', support } },
      ],
    },
  ],
])('a packed seller is the same once it is unpacked: %s', (_, data) => {
  expect(unpackSeller(JSON.parse(JSON.stringify(packSeller(data))) as ReturnType<typeof packSeller>)).toEqual(
    data,
  );
});
