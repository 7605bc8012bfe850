import type { RemoteBuild } from '@vip/release-format';

/** What the probe looks for in a page: CSS selectors, and sources of regular expressions for texts. */
export interface Target {
  /** The first of these elements whose text matches shows data, unless it is in the loading state. */
  content: { selector: string; text: string };
  /** Inputs of which another is chosen to see whether the pay button changes. null: the page has no choice. */
  choice: string | null;
  /** The text of the button that acts, or of the answer. */
  act: string;
}

/** For a page without handlers: nothing is chosen in it. */
export const withoutChoice = (target: Target): Target => ({ ...target, choice: null });

/** A page that is measured. */
export interface Subject {
  brand: string;
  /** The page's name in the routes of its brand. */
  page: string;
  path: string;
  /** The call whose answer the content shows: its path, without a query. */
  call: string;
  target: Target;
}

const PACKAGES = '[role=radiogroup][aria-label=会员套餐]';
const PRICE = '¥\\s*\\d';

/** Packages with prices, and a pay button with the amount. */
const purchase: Target = {
  content: { selector: `${PACKAGES} label`, text: PRICE },
  choice: `${PACKAGES} input[type=radio]`,
  act: '^\\s*立即(支付|开通|升级)',
};

const ofMain = (page: string, path: string, call: string, target = purchase): Subject => ({
  brand: 'main',
  page,
  path,
  call,
  target,
});

const ofBrand = (brand: string, page: string, path: string, target = purchase): Subject => ({
  brand,
  page,
  path,
  call: `/api/${brand}/web/vip/packages/wechat`,
  target,
});

const ACTIVITY = '/api/main/v1/activity';
const OFFICIAL = '/api/main/v1/vip/packages/wechat';
const UPGRADES = '/api/datacenter/web/vip/packages/wechat';

/** Main's page. `src/static-baseline` is written by hand for it. */
export const home = ofMain('./pay', '/', ACTIVITY);

/** Where the measured navigation inside the shell leads to. */
export const upgrade = ofMain('./upgrade-base', '/upgrade/base', UPGRADES);

/** Purchase pages of the other brands. */
export const purchasePages: readonly Subject[] = [
  ofBrand('honey', './pay', '/honeywechatpay'),
  ofBrand('youquan', './pay', '/youquanwechatpay'),
  ofBrand('tuiwen', './pay', '/tuiwenwechatpay'),
];

/** Every page that shows the answer of a call. */
export const subjects: readonly Subject[] = [
  home,
  ofMain('./acpay', '/acpay', ACTIVITY),
  ofMain('./wechatpay', '/wechatpay', OFFICIAL),
  ofMain('./userpay', '/userpay', OFFICIAL),
  ofMain('./sougo', '/sougo', OFFICIAL, {
    ...purchase,
    // The packages are below the first screen.
    content: { selector: 'button', text: PRICE },
  }),
  ofMain('./openweapp', '/openweapp', '/api/main/v1/generate_scheme', {
    // Only with the link of the answer.
    content: { selector: 'button', text: '^复制链接$' },
    choice: null,
    act: '^(重新打开|打开小程序)$',
  }),
  upgrade,
  ofMain('./upgrade-diy', '/upgrade/diy', UPGRADES),
  ...purchasePages,
  ofBrand('tuiwen', './upgrade', '/tuiwenupvip', {
    content: { selector: 'main *', text: '^\\d+ 元起$' },
    choice: null,
    act: '^用手机号登录$',
  }),
  ofBrand('tuiwen', './guide', '/tuiwengo', {
    // The first question needs no answer; the account above it is drawn together with the offers.
    content: { selector: '#root *', text: '\\d\\*{4}\\d' },
    choice: null,
    act: '^甲?个人账号',
  }),
];

/** Throws if a route of the builds that has a first call is not among these pages. */
export function requireEveryRoute(
  builds: readonly Pick<RemoteBuild, 'routes'>[],
  measured: readonly Pick<Subject, 'path'>[],
): void {
  const missing = builds
    .flatMap(({ routes }) => routes)
    .filter(({ path, firstCall }) => firstCall && !measured.some((subject) => subject.path === path));
  if (missing.length > 0)
    throw new Error(`src/subjects.ts does not have ${missing.map(({ path }) => path).join(', ')}`);
}
