/** A purchase page as a user sees it. Amounts in fen, as seeded. */
export interface Brand {
  name: string;
  path: string;
  title: string;
  /** The first segments of its result page, and its route. */
  result: string;
  resultRoute: string;
  /** The preselected package and another one. */
  preselected: { name: string; amount: number };
  other: { name: string; amount: number };
  /** The requests, as faults match them. */
  orderCall: string;
  packagesCall: string;
  readCall: string;
}

export const MAIN: Brand = {
  name: 'main',
  path: '/',
  title: '支付',
  result: 'result',
  resultRoute: '/result/{token}/{id}/{um}/{level}',
  preselected: { name: '年度会员', amount: 16800 },
  other: { name: '月度会员', amount: 2800 },
  orderCall: 'POST /api/main/web/vip/packages/*/orders',
  packagesCall: 'GET /api/main/v1/activity',
  readCall: 'GET /api/main/web/orders/*',
};

export const HONEY: Brand = {
  name: 'honey',
  path: '/honeywechatpay',
  title: '开通会员',
  result: 'resulthoney',
  resultRoute: '/resulthoney/{token}/{id}/{um}/{level}',
  preselected: { name: '年卡', amount: 15800 },
  other: { name: '月卡', amount: 2500 },
  orderCall: 'POST /api/honey/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/honey/web/vip/packages/wechat',
  readCall: 'GET /api/datacenter/web/order/*',
};

export const BRANDS = [MAIN, HONEY];

/** 16800 → "168.00" */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);
