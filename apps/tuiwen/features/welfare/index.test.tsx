import { ApiError, type Welfare } from '@vip/api';
import { renderPage } from '@vip/host/prerender';
import type { PurchasePage } from '@vip/checkout-react';
import { page, session } from '@vip/checkout-react/testing';
import { allByRole, byRole, nameOf, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { renderTurning } from '../../test-support/render-turning.tsx';
import * as lazyParts from './lazy-parts.tsx';
import { cheapGift, gift, NOW } from './sample-gifts.test-support.ts';
import ClaimWelfarePage, { WelfareView, type WelfareViewProps } from './index.tsx';

const here: WelfareViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const error = (code: 'server' | 'conflict') => new ApiError(code, { requestId: '8f2c-41d7' });
const claimed = gift({ id: 'wf9', name: '中秋三天卡', claimedAt: '2026-03-01T10:00:00+08:00' });
const ended = gift({ id: 'wf8', name: '元旦一天卡', expiresAt: '2026-01-02T00:00:00+08:00' });

const ready = (gifts: Welfare[]): WelfareViewProps['list'] => ({ status: 'ready', gifts, retry: vi.fn() });
const selling = (one: Welfare, select = vi.fn()): Partial<PurchasePage> => ({
  packageList: {
    status: 'ready',
    packages: [gift().package, cheapGift().package],
    selected: one.package,
    select,
  },
  choices: one.package.price > 0 ? page().choices : [],
});
const show = (
  facts: Partial<PurchasePage>,
  list: WelfareViewProps['list'] = ready([gift(), cheapGift()]),
  lazy = here,
) => renderTurning(<WelfareView page={page(facts)} list={list} lazy={lazy} now={NOW} />);
const sold: Partial<PurchasePage> = { packageList: { status: 'empty', retry: vi.fn() }, choices: [] };

test('each gift says what it is, what it costs and until when', () => {
  const select = vi.fn();
  show(selling(gift(), select));
  const names = allByRole('radio').map(nameOf);
  expect(names[0]).toContain('新人七天体验');
  expect(names[0]).toContain('免费');
  expect(names[1]).toMatch(/一元月卡.*¥1\.00.*长期可领/);
  tap(byRole('radio', /一元月卡/));
  expect(select).toHaveBeenCalledWith('62');
});

test('what costs nothing is 领取 and asks for no payment method, what costs something is 支付', () => {
  const { show: again } = show(selling(gift()));
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
  expect(allByRole('button', /^立即领取/)).toHaveLength(1);
  const list = ready([gift(), cheapGift()]);
  again(<WelfareView page={page(selling(cheapGift()))} list={list} lazy={here} now={NOW} />);
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
  expect(nameOf(byRole('button', /^立即支付/))).toContain('¥1.00');
});

test('what was claimed or is over is a group of its own, with its date, and cannot be chosen', () => {
  show(selling(gift()), ready([gift(), claimed, ended]));
  expect(allByRole('heading').map(nameOf)).toEqual(
    expect.arrayContaining(['现在可领', '已经领到', '已经截止']),
  );
  expect(shown()).toContain('2026 年 3 月 1 日领取');
  expect(shown()).toContain('2026 年 1 月 2 日已截止');
  expect(allByRole('radio')).toHaveLength(1);
});

test('with everything claimed there is nothing to tap but the way on, and a refusal is still told', () => {
  show({ ...sold, notice: { kind: 'error', error: error('conflict') } }, ready([claimed]));
  expect(shown()).toContain('可领的都领完了');
  expect(allByRole('button', /^立即/)).toHaveLength(0);
  expect(byRole('alert').textContent).toContain('这份福利已经领过或已截止，列表已更新');
});

test('any other failure of a claim is told in the general words', () => {
  show({ ...selling(gift()), notice: { kind: 'error', error: error('server') } });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  expect(byRole('alert').textContent).toContain('8f2c-41d7');
});

test('for an anonymous user there is one way: to log in', () => {
  const open = vi.fn();
  const anonymous = session({ status: 'anonymous', token: null, account: null });
  show({ ...sold, session: anonymous, login: { ...page().login, open } }, { status: 'anonymous' });
  tap(byRole('button', '用手机号登录'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('a list that could not be read is an alert with 重试, an empty one says so', () => {
  const retry = vi.fn();
  show(sold, { status: 'error', error: error('server'), retry });
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the user of a link is shown over the pay button', () => {
  const beneficiary = '价格按用户 10****01 显示，会员开通到登录的账号';
  show({ ...selling(gift()), beneficiary });
  expect(byRole('checkbox', /已阅读并同意/).closest('section')?.textContent).toContain(beneficiary);
});

test('an empty list says so', () => {
  show(sold, ready([]));
  expect(shown()).toContain('现在没有可领的福利');
});

test('what an earlier visit left unpaid is offered', () => {
  const resume = vi.fn();
  const pending: PurchasePage['pending'] = {
    packageName: '创作版年卡',
    amount: 34000,
    number: '7715',
    isOwn: true,
    status: 'unpaid',
  };
  show({ ...selling(gift()), pending, resume });
  expect(shown()).toContain('创作版年卡 ¥340.00 待支付');
  tap(byRole('button', '继续支付'));
  expect(resume).toHaveBeenCalledTimes(1);
});

test('without the code that shows the error, the loading state stays, and 重试 asks for both', () => {
  const [retry, retryLazy] = [vi.fn(), vi.fn()];
  const lost = { part: null, hasFailed: true, retry: retryLazy };
  const list = { status: 'error', error: error('server'), retry } as const;
  show({ packageList: list }, list, lost);
  expect(shown()).toContain('正在载入');
  tap(byRole('button', '重试'));
  expect([retry.mock.calls.length, retryLazy.mock.calls.length]).toEqual([1, 1]);
});

test('the first render is the loading state of the list, and needs no window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let markup = '';
  try {
    markup = renderPage(ClaimWelfarePage, '/tuiwendiscounts');
  } finally {
    vi.unstubAllGlobals();
  }
  expect(markup).toContain('正在载入');
  expect(markup).toContain('现在可领');
  document.body.innerHTML = markup;
  expect(allByRole('radio')).toHaveLength(0);
  expect(allByRole('button', /^立即/)).toHaveLength(0);
});
