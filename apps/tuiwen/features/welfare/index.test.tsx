import { ApiError, type Welfare } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import {
  ANONYMOUS,
  NOW,
  account,
  packageListOf,
  page,
  session,
  unfinished,
} from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, opened, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from './lazy-parts.tsx';
import { cheapGift, gift } from './sample-gifts.test-support.ts';
import { WelfareView, type WelfareViewProps } from './index.tsx';

const here: WelfareViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const error = (code: 'server' | 'conflict') => new ApiError(code, { requestId: '8f2c-41d7' });
const claimed = gift({ id: 'wf9', name: '中秋三天卡', claimedAt: '2026-03-01T10:00:00+08:00' });
const ended = gift({ id: 'wf8', name: '元旦一天卡', expiresAt: '2026-01-02T00:00:00+08:00' });

const ready = (gifts: Welfare[]): WelfareViewProps['list'] => ({ status: 'ready', gifts, retry: vi.fn() });
const selling = (one: Welfare, select = vi.fn()): Partial<PurchasePage> => ({
  packageList: { ...packageListOf(gift().package, cheapGift().package), selected: one.package, select },
  choices: one.package.price > 0 ? page().choices : [],
});
const view = (
  facts: Partial<PurchasePage>,
  list: WelfareViewProps['list'] = ready([gift(), cheapGift()]),
  lazy = here,
  acts: Partial<WelfareViewProps> = {},
) =>
  frame('theme-tuiwen')(
    <WelfareView
      page={page(facts)}
      list={list}
      lazy={lazy}
      now={NOW}
      claim={vi.fn()}
      elsewhere={{ isOpen: false, close: vi.fn() }}
      {...acts}
    />,
  );
const show = (...facts: Parameters<typeof view>) => render(view(...facts));
const sold: Partial<PurchasePage> = { packageList: { status: 'empty', retry: vi.fn() }, choices: [] };

test('each gift has its name, price and date, and can be selected', () => {
  const select = vi.fn();
  show(selling(gift(), select));
  const names = allByRole('radio').map(nameOf);
  expect(names[0]).toContain('新人七天体验');
  expect(names[0]).toContain('免费');
  expect(names[1]).toMatch(/一元月卡.*¥1\.00.*长期可领/);
  tap(byRole('radio', /一元月卡/));
  expect(select).toHaveBeenCalledWith('62');
});

test('each gift has a button with its price, and that of the chosen one is named like a pay button', () => {
  const claim = vi.fn();
  const { show: again } = show(selling(gift()), undefined, here, { claim });
  expect(nameOf(byRole('button', /^立即领取/))).toMatch(/^立即领取 ¥0\.00，\s*免费\s*领取 新人七天体验$/);
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
  tap(byRole('button', '¥1 支付领取 一元月卡'));
  expect(claim).toHaveBeenCalledExactlyOnceWith('62');
  again(view(selling(cheapGift())));
  expect(nameOf(byRole('button', /^立即支付/))).toMatch(/^立即支付 ¥1\.00，\s*¥1 支付领取 一元月卡$/);
  expect(allByRole('button', /免费\s*领取 新人七天体验/)).toHaveLength(1);
});

test('the sheet for a gift with a price has the payment methods, that for a free one has none', async () => {
  const consent = { ...page().consent, isAsking: true, acceptAndPay: vi.fn() };
  const choose = vi.fn();
  const { show: again } = show({ ...selling(cheapGift()), consent, choose });
  expect(byRole('dialog', '领取前请确认').textContent).toContain('一次性支付，到期不自动续费');
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
  await opened();
  tap(byRole('radio', '支付宝'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('alipay');
  tap(byRole('button', '同意并支付'));
  expect(consent.acceptAndPay).toHaveBeenCalledTimes(1);
  again(view({ ...selling(gift()), consent }));
  expect(allByRole('dialog', '领取前请确认')).toHaveLength(1);
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
  expect(allByRole('button', '同意并领取')).toHaveLength(1);
  expect(byRole('dialog', '领取前请确认').textContent).toMatch(
    /新人七天体验.*免费套餐 创作版七天卡费用 本次无需支付/,
  );
});

test('the sheet names the account, and the last day for one who is known not to be a member', () => {
  const consent = { ...page().consent, isAsking: true };
  const facts = { ...selling(gift()), consent };
  const { show: again } = show(facts);
  const sheet = () => byRole('dialog', '领取前请确认').textContent;
  expect(sheet()).toContain('有效期至 2026 年 3 月 25 日账号 江晚舟 138****0001');
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
  again(view({ ...facts, session: session({ account: { ...account, membership } }) }));
  expect(sheet()).toContain('账号 江晚舟');
  expect(sheet()).not.toContain('有效期至');
});

test('struck prices are explained where there are any', () => {
  const struck = gift({ package: { ...gift().package, originalPrice: 1200 } });
  const { show: again } = show(selling(struck), ready([struck]));
  expect(allByRole('heading', '划线价')).toHaveLength(1);
  const plain = gift({ package: { ...gift().package, originalPrice: 0 } });
  again(view(selling(plain), ready([plain])));
  expect(allByRole('heading', '划线价')).toHaveLength(0);
});

test('where nothing can be paid a gift with a price has no pay button, and its sheet has the link', () => {
  const noPaymentMethod = { kind: 'scan', link: 'https://x.test/y' } as const;
  show({ ...selling(cheapGift()), choices: [], noPaymentMethod }, undefined, here, {
    elsewhere: { isOpen: true, close: vi.fn() },
  });
  expect(byRole('dialog', '手机扫码领取').textContent).toMatch(/一元月卡.*¥1\.00.*请用手机扫码支付/);
  expect(allByRole('button', '复制链接')).toHaveLength(1);
  expect(allByRole('button', /^立即/)).toHaveLength(0);
});

test('claimed gifts can be used, and expired ones are folded', () => {
  show(selling(gift()), ready([gift(), claimed, ended]));
  expect(allByRole('heading').map(nameOf)).toEqual(expect.arrayContaining(['可领取', '已领取']));
  expect(shown()).toContain('1 份待领取 领取后立即生效');
  expect(shown()).toContain('3 月 1 日已领取');
  expect(byRole('link', '去使用 中秋三天卡').getAttribute('href')).toBe('/openapp?app=tuiwen');
  expect(allByRole('radio')).toHaveLength(1);
  const fold = byRole('button', '已结束 1 项');
  expect([fold.getAttribute('aria-expanded'), shown().includes('元旦一天卡')]).toEqual(['false', false]);
  tap(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    '元旦一天卡',
  );
  expect(shown()).toContain('1 月 2 日截止');
});

test('if all gifts are claimed there is no button, but a refused claim is an alert', () => {
  show({ ...sold, notice: { kind: 'error', error: error('conflict') } }, ready([claimed]));
  expect(shown()).toContain('福利已全部领取');
  expect(allByRole('button', /^立即/)).toHaveLength(0);
  expect(byRole('alert').textContent).toContain('该福利已领取或已结束，列表已更新');
});

test('any other failed claim is an alert with the general text', () => {
  show({ ...selling(gift()), notice: { kind: 'error', error: error('server') } });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  expect(byRole('alert').textContent).toContain('8f2c-41d7');
});

test('an anonymous user sees how a gift is claimed, and can log in', () => {
  const open = vi.fn();
  show({ ...sold, session: ANONYMOUS, login: { ...page().login, open } }, { status: 'anonymous' });
  expect(allByRole('heading').map(nameOf)).toContain('登录后查看可领福利');
  expect(shown()).not.toContain('待领取');
  expect(shown()).toMatch(/领取步骤.*选择福利免费或特惠/);
  tap(byRole('button', '用手机号登录'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('a failed list can be reloaded', () => {
  const retry = vi.fn();
  show(sold, { status: 'error', error: error('server'), retry });
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty list is explained', () => {
  show(sold, ready([]));
  expect(shown()).toContain('暂无可领福利');
});

test('an unfinished purchase is offered', () => {
  const resume = vi.fn();
  show({ ...selling(gift()), pending: unfinished(), resume });
  expect(shown()).toContain('年度会员 ¥168.00 待支付');
  tap(byRole('button', '继续支付'));
  expect(resume).toHaveBeenCalledTimes(1);
});

test('without the lazy chunk a failed list stays loading, and 重试 reloads both', () => {
  const [retry, retryLazy] = [vi.fn(), vi.fn()];
  const lost = { part: null, hasFailed: true, retry: retryLazy };
  const list = { status: 'error', error: error('server'), retry } as const;
  show({ packageList: list }, list, lost);
  expect(shown()).toContain('正在载入');
  tap(byRole('button', '重试'));
  expect([retry.mock.calls.length, retryLazy.mock.calls.length]).toEqual([1, 1]);
});
