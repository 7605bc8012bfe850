import { ApiError, type Feedback } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import {
  ANONYMOUS,
  NOW,
  account,
  fakeHost,
  month,
  pack,
  packageListOf,
  page,
  session,
  unfinished,
  year,
} from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PayView } from './index.tsx';
import * as lazyParts from './lazy-parts.tsx';

const here: LazyModule<typeof lazyParts> = { part: lazyParts, hasFailed: false, retry: () => undefined };
const viewOf = (shownPage: PurchasePage, lazy = here, host = fakeHost(() => null)) =>
  frame('theme-main', { host })(<PayView page={shownPage} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}, host = fakeHost(() => null)) =>
  render(viewOf(page(facts), here, host));

describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  loginButton: '手机号登录',
});

test('the page stays loading until the payment methods are known', () => {
  show({ choices: [] });
  expect(shown()).toContain('正在载入');
  expect(allByRole('radio')).toEqual([]);
});

describe('the gold card', () => {
  test('has the selected package and the end of the membership', () => {
    show();
    expect(byRole('heading', '江晚舟').closest('header')?.textContent).toContain(
      '年度会员今日开通，有效期至 2027 年 3 月 18 日',
    );
  });

  test('adds the new days to the end of a present membership', () => {
    const membership = { level: '1', name: '月度会员', expiresAt: '2026-04-18T00:00:00+08:00' };
    show({ session: session({ account: { ...account, membership } }), packageList: packageListOf(month) });
    expect(shown()).toContain('续费后有效期至 2026 年 5 月 18 日');
    expect(shown()).toContain('31 天 当前剩余+30 天 本次增加61 天 续费后共');
  });

  test.each([
    ['is over', '2026-01-18T00:00:00+08:00', 30],
    ['has no end', null, 30],
    ['becomes one for life', '2026-04-18T00:00:00+08:00', null],
  ])('has amounts of benefits, not days, where a membership %s', (_, expiresAt, days) => {
    const membership = { level: '1', name: '月度会员', expiresAt };
    show({
      session: session({ account: { ...account, membership } }),
      packageList: packageListOf(pack({ days })),
    });
    expect(shown()).not.toContain('当前剩余');
    expect(byRole('region', '会员卡').querySelectorAll('li').length).toBeGreaterThan(0);
  });

  test('has no date when the membership is unknown', () => {
    const { id, nickname, avatar } = account;
    show({ session: session({ account: { id, nickname, avatar } }) });
    expect(shown()).toContain('今日开通，有效期 365 天');
    expect(shown()).not.toContain('还不是会员');
  });

  test('has no end for a lifetime package', () => {
    show({ packageList: packageListOf(pack({ days: null })) });
    expect(byRole('radio', /长期有效/).closest('main')).not.toBeNull();
    expect(shown()).toContain('开通后长期有效');
  });
});

test.each([
  ['2026-04-18T00:00:00+08:00', '江晚舟 月度会员138****0001 2026 年 4 月 18 日到期'],
  ['2026-01-18T00:00:00+08:00', '江晚舟 月度会员138****0001 已于 2026 年 1 月 18 日到期'],
  [null, '江晚舟 月度会员138****0001 长期有效'],
])('the head names a membership until %s', (expiresAt, text) => {
  const membership = { level: '1', name: '月度会员', expiresAt };
  show({ session: session({ account: { ...account, membership } }) });
  expect(byRole('banner').textContent).toContain(text);
});

test('the bar says in few words why the button waits, or why there is another price', () => {
  const statuses = () =>
    Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent);
  const until = Date.now() + 3600_000;
  show({ pending: unfinished({ status: 'unanswered', until }) });
  expect(statuses()).toContain('订单待确认');
  show({
    repriced: {
      packageName: '年度会员',
      shown: 14800,
      now: 16800,
      accept: () => undefined,
      dismiss: () => undefined,
    },
  });
  expect(statuses()).toContain('价格已更新');
});

test('the broadcast has only purchases of packages that are on sale here', () => {
  const item = (id: string, packageName: string) => ({
    id,
    nickname: `${packageName}的人`,
    packageName,
    paidAt: new Date(NOW - 120_000).toISOString(),
  });
  show({ broadcast: { status: 'ready', items: [item('1', '蜜罐年卡'), item('2', '年度会员')] } });
  expect(shown()).toContain('年度会员的人 2 分钟前开通了年度会员');
  expect(shown()).not.toContain('蜜罐年卡');
});

const letter = (facts: Partial<Feedback> = {}): Feedback => ({
  id: '1',
  nickname: '苏**',
  avatar: '',
  rating: 5,
  content: '好用',
  createdAt: new Date(NOW).toISOString(),
  ...facts,
});

test('pictures load only from allowed origins', () => {
  const items = [
    letter({ id: '1', avatar: 'https://pic.example/a.png' }),
    letter({ id: '2', avatar: 'https://elsewhere.example/b.png' }),
  ];
  const { config, ...host } = fakeHost(() => null);
  const allow = { ...config.allow, picture: ['https://pic.example'] };
  show({ feedback: { status: 'ready', items } }, { ...host, config: { ...config, allow } });
  const sources = Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(sources).toEqual(['https://pic.example/a.png']);
});

test('progress is announced after the tap', () => {
  const intent = {
    packageId: '102',
    packageName: '年度会员',
    level: '1',
    price: 16800,
    payType: 'wechat' as const,
    consents: [],
    user: 'u1',
  };
  show({ isBusy: true, checkout: { name: 'creating', intent } });
  expect(allByRole('status').map((status) => status.textContent)).toContain('正在下单');
});

test('where nothing can be paid the link can be copied, and no consent is asked for', () => {
  const noPaymentMethod = { kind: 'copy_link' as const, reason: '', link: 'https://vip.example/?um=a' };
  show({ noPaymentMethod, choices: [] });
  expect(byRole('button', '复制链接').isConnected).toBe(true);
  expect(allByRole('checkbox')).toEqual([]);
});

test('an error keeps the header', () => {
  const error = new ApiError('server');
  show({ packageList: { status: 'error', error, retry: () => undefined } });
  expect(byRole('heading', '江晚舟').isConnected).toBe(true);
});

test('a login is not offered while the page loads: the user is not known yet', () => {
  show({ session: ANONYMOUS, packageList: { status: 'loading' } });
  expect(shown()).not.toContain('手机号登录');
});

test('an anonymous user sees packages and prices, and no card of another user', () => {
  show({ session: ANONYMOUS });
  expect(byRole('heading', '未登录').isConnected).toBe(true);
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(shown()).toContain('今日开通，有效期 365 天');
});

test('the foot has the agreements of the purchase, then those of the account', () => {
  const agreement = (document: string, name: string) => ({ document, name, version: '1' });
  const [vip, user, privacy] = [
    agreement('/lxbva', '《会员服务协议》'),
    agreement('/lxbua', '《用户协议》'),
    agreement('/lxbpa', '《隐私政策》'),
  ] as const;
  const { consent, login } = page();
  show({
    consent: { ...consent, agreements: [vip, privacy] },
    login: { ...login, agreements: [user, privacy] },
  });
  const links = Array.from(byRole('contentinfo').querySelectorAll('a'), (link) => link.textContent);
  expect(links.slice(0, 4)).toEqual(['联系客服', '会员服务协议', '隐私政策', '用户协议']);
});

describe('with more packages than fit', () => {
  const four = ['1', '2', '3', '4'].map((id) => pack({ id, name: `套餐${id}` }));
  const at = (id: string) => {
    const selected = four.find((one) => one.id === id) ?? year;
    return viewOf(
      page({ packageList: { status: 'ready', packages: four, selected, select: () => undefined } }),
    );
  };
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  const cardWidth = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  afterAll(() => [width, left, cardWidth].forEach((spy) => spy.mockRestore()));

  test('the rail moves only as far as the selected card needs', () => {
    // Cards of 104 px with gaps of 10 on a screen of 375.
    width.mockReturnValue(375);
    cardWidth.mockReturnValue(104);
    left.mockImplementation(function (this: HTMLElement) {
      const id = Number(/套餐(\d)/.exec(this.textContent)?.[1] ?? 1);
      return 16 + (id - 1) * 114;
    });
    const { show: again } = render(at('3'));
    const rail = byRole('radiogroup', '会员套餐').parentElement!;
    expect(rail.scrollLeft).toBe(0);
    again(at('4'));
    // With the room of a next card; the browser ends at the last one.
    expect(rail.scrollLeft).toBe(105);
    again(at('2'));
    // It is visible with the edge of the first card.
    expect(rail.scrollLeft).toBe(105);
    again(at('1'));
    expect(rail.scrollLeft).toBe(0);
  });
});

test('common questions wait for the feedback above them', () => {
  show({ feedback: { status: 'loading', items: [] } });
  expect(shown()).not.toContain('常见问题');
});

test('common questions are answered, with the refunds by customer service', () => {
  show();
  const questions = byRole('heading', '常见问题').closest('section');
  expect(questions?.querySelectorAll('h3').length).toBeGreaterThan(3);
  tap(byRole('button', '怎么申请退款'));
  expect(questions?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
});

describe('feedback', () => {
  const content = '截图解读帮了大忙，能看出对方真正在意的是什么。';
  const showFeedback = () => show({ feedback: { status: 'ready', items: [letter({ rating: 4, content })] } });

  test('has the rating, and at least four characters in its last line', () => {
    showFeedback();
    const card = byRole('group', '会员评价').querySelector('li');
    expect(card?.textContent).toContain(`4 分，满分 5 分${content}`);
    expect(card?.querySelector('p span:only-child')?.textContent).toBe('是什么。');
    expect(allByRole('button', '展开全文')).toEqual([]);
  });

  test('opens when it is longer than its card', () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    showFeedback();
    height.mockReturnValue(0);
    tap(byRole('button', '展开全文'));
    expect(allByRole('button', '展开全文')).toEqual([]);
  });
});

test('the table shows yes and no as signs with their words, and keeps a number with its unit', () => {
  const benefits = [
    { name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' },
    { name: '截图解读', icon: 'unknown', free: '不支持', member: '支持' },
  ];
  show({ packageList: packageListOf(pack({ benefits })) });
  const [, counted, included] = byRole('table').querySelectorAll('tr');
  expect(counted?.textContent).toBe('回复建议每天 5\u00a0次不限次数');
  expect(included?.textContent).toBe('截图解读不支持支持');
  expect(included?.querySelectorAll('td svg')).toHaveLength(2);
});

describe('a renewing package', () => {
  const renewing = pack({ price: 1800, originalPrice: 2800, renewal: { price: 2500, periodDays: 30 } });
  const terms = {
    document: '/lxbsa',
    name: '《自动续费服务协议》',
    version: '1.2.0',
    isSubscription: true as const,
  };

  test('shows the first price, the following ones, and a link to the terms', () => {
    const { consent } = page();
    show({
      packageList: packageListOf(renewing),
      consent: { ...consent, agreements: [...consent.agreements, terms] },
    });
    expect(shown()).toContain('首次支付 ¥18.00自动续费说明每 30 天自动续费 ¥25.00，可随时取消');
    expect(byRole('link', '自动续费说明').getAttribute('href')).toBe('/lxbsa');
  });

  test('has the price of its renewal where others have a daily price', () => {
    show({ packageList: packageListOf(renewing) });
    expect(byRole('radio', /续费 ¥25/).closest('label')?.textContent).not.toContain('每天');
  });

  test('has no saving in the bar: the price is that of the first time', () => {
    show({ packageList: packageListOf(renewing) });
    expect(allByRole('status').map((status) => status.textContent)).toContain('首次支付');
  });

  test('other packages have no such terms', () => {
    show();
    expect(shown()).not.toContain('自动续费说明');
  });
});
