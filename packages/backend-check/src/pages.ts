/** The routes that make each call, by backend, method and template. A test compares them with `e2e/ROUTES.md`. */
const LOGIN = [
  '/',
  '/acpay',
  '/wechatpay',
  '/userpay',
  '/sougo',
  '/invitation',
  '/invitation2',
  '/honeywechatpay',
  '/youquanwechatpay',
  '/tuiwenwechatpay',
  '/tuiwendiscounts',
  '/tuiwenupvip',
  '/tuiwengo',
  '/upgrade/base',
  '/upgrade/diy',
];
const RESULT = '/result/{token}/{id}/{um}/{level}';
const HONEY_RESULT = '/resulthoney/{token}/{id}/{um}/{level}';
const CONFIRM = '/orderConfirm/{id}/{pid}/{fid}';
const PREPARED = ['/detail/{id}/{fid}', CONFIRM, '/address/{id}/{pid}'];
const TUIWEN = ['/tuiwenwechatpay', '/tuiwenupvip', '/tuiwengo'];
const UPGRADES = ['/upgrade/base', '/upgrade/diy'];
const CENTER_ORDERS = [
  '/honeywechatpay',
  HONEY_RESULT,
  '/youquanwechatpay',
  ...TUIWEN,
  '/tuiwendiscounts',
  ...UPGRADES,
  '/upgrade/use',
];

export const PAGES: Readonly<Record<string, readonly string[]>> = {
  'main GET /v1/activity': ['/', '/acpay'],
  'main GET /v1/order/broadcast': ['/', '/acpay', '/wechatpay', '/sougo', '/honeywechatpay'],
  'main GET /v1/feedback-list': ['/', '/acpay', '/wechatpay', '/sougo'],
  'main GET /v1/vip/packages/wechat': ['/wechatpay', '/userpay', '/sougo'],
  'main GET /v1/sms/code/login': LOGIN,
  'main POST /v1/auth/smsCode': LOGIN,
  'main GET /v1/generate_scheme': ['/openweapp'],
  'main POST /web/vip/packages/{id}/orders': ['/', '/acpay', RESULT],
  'main POST /web/vip/packages/{id}/orders/official': ['/wechatpay', '/userpay', '/sougo', RESULT],
  'main GET /web/orders/{id}': ['/', '/acpay', '/wechatpay', '/userpay', '/sougo', CONFIRM, RESULT],
  'main GET /web/adminOrder/detail/{id}': PREPARED,
  'main POST /web/adminOrder/buy/{id}': [CONFIRM, RESULT],
  'honey GET /web/vip/packages/wechat': ['/honeywechatpay'],
  'honey POST /web/vip/packages/{id}/orders/official': ['/honeywechatpay'],
  'youquan GET /web/vip/packages/wechat': ['/youquanwechatpay'],
  'youquan POST /web/vip/packages/{id}/orders/official': ['/youquanwechatpay'],
  'tuiwen GET /web/vip/packages/wechat': TUIWEN,
  'tuiwen GET /web/vip/packages/welfare': ['/tuiwendiscounts'],
  'tuiwen POST /web/vip/packages/{id}/orders/official': [...TUIWEN, '/tuiwendiscounts'],
  'datacenter GET /web/vip/packages/wechat': UPGRADES,
  'datacenter POST /web/vip/packages/{id}/orders/official': UPGRADES,
  'datacenter GET /web/order/{id}': CENTER_ORDERS,
  'datacenter POST /web/order/{id}/to_pay': CENTER_ORDERS,
};

/** The debug login of developers: no page makes it. */
export const NO_PAGE = 'main POST /v1/auth/password';
