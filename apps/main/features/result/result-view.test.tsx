import { act } from 'react';
import { webEdition } from '../../agreements.ts';
import { ApiError } from '@vip/api';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, opened, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { order, resultPage, waiting } from '@vip/checkout-react/testing';
import { centerSeller } from './upgrade-use/center-seller.ts';
import { ResultPageView } from './result-view.tsx';
import styles from '../../shared/outcome/result-icon.module.css';
import { mainSeller } from './seller.ts';

const view = (
  of: ResultView,
  facts: Partial<ResultPage> = {},
  goBack: (() => void) | null = null,
  seller = mainSeller('lxb', '/', webEdition),
  readAgain: () => void = () => undefined,
) =>
  frame('theme-main')(
    <ResultPageView page={resultPage(of, facts)} seller={seller} goBack={goBack} readAgain={readAgain} />,
  );
const paid = {
  ...order,
  status: 'paid' as const,
  paidAt: '2026-03-18T10:24:00+08:00',
  memberUntil: '2027-03-18T10:24:00+08:00',
};
const closed = { ...order, status: 'closed' as const };
const refunded = { ...paid, status: 'refunded' as const };

test.each([
  [{ status: 'paid', order: paid }, '支付成功'],
  [waiting({ status: 'confirming' }), '正在确认支付结果'],
  [waiting(), '正在确认支付结果'],
  [{ status: 'closed', order: closed }, '订单已关闭'],
  [{ status: 'refunded', order: refunded }, '订单已退款'],
  [{ status: 'missing' }, '订单不存在'],
] satisfies [ResultView, string][])(
  'result %#: the heading is announced, and customer service is there',
  (of, title) => {
    render(view(of));
    expect(byRole('heading', title).closest('[role="status"]')).not.toBeNull();
    expect(allByRole('link', '联系客服').length).toBeGreaterThan(0);
    expect(shown()).toContain('9 点至 22 点');
  },
);

test('a paid order shows package, validity, payment and how to use it', () => {
  render(view({ status: 'paid', order: paid }));
  for (const text of [
    '年度会员',
    '有效期至 2027 年 3 月 18 日',
    '¥168.00',
    '微信支付',
    '2026-03-18 10:24',
    '26031810247715',
  ])
    expect(shown()).toContain(text);
  expect(shown()).toContain('打开聊小白，登录尾号 0001');
  expect(byRole('link', '打开聊小白').getAttribute('href')).toBe('/openapp?app=lxb');
});

test('the receipt does not repeat the package of the card', () => {
  render(view({ status: 'paid', order: paid }));
  expect(byRole('heading', '订单信息').parentElement?.textContent).toMatch(/^订单信息实付¥168\.00/);
});

test.each([
  ['1', '2027-09-01T00:00:00+08:00', '会员已升级'],
  ['1', null, '会员已升级'],
  // The same level is renewed, and a membership that is over is not upgraded.
  ['2', '2027-09-01T00:00:00+08:00', '会员已生效'],
  ['1', '2026-02-01T00:00:00+08:00', '会员已生效'],
])('level 2 for a member of level %s until %s: %s', (level, expiresAt, text) => {
  const { session } = resultPage({ status: 'missing' });
  const account = { ...session.account!, membership: { level, name: '标准会员', expiresAt } };
  const higher = { ...paid, package: { ...paid.package, level: '2' } };
  render(view({ status: 'paid', order: higher }, { session: { ...session, account } }));
  expect(byRole('heading', '支付成功').nextElementSibling?.textContent?.replace(/\u200b/g, '')).toBe(text);
  expect(shown().includes('有效期从支付当天算起')).toBe(text.includes('升级'));
  expect(shown().includes('原会员 标准会员')).toBe(text.includes('升级'));
  expect(shown()).toContain(text.includes('升级') ? '打开聊小白，直接用新等级' : '打开聊小白，登录尾号 0001');
});

test('steps and app are those of the seller', () => {
  render(view({ status: 'paid', order: paid }, {}, null, mainSeller('tcq', '/', webEdition)));
  expect(shown()).toContain('新建提词卡');
  expect(byRole('link', '打开提词器').getAttribute('href')).toBe('/openapp?app=tcq');
});

test('inside the app the button leads back to it', () => {
  const goBack = vi.fn();
  render(view({ status: 'paid', order: paid }, {}, goBack));
  tap(byRole('button', '回到聊小白'));
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(allByRole('link', '打开聊小白')).toEqual([]);
});

test('an unknown result is never shown as failed, and can be checked or paid again', () => {
  const confirm = vi.fn();
  const payAgain = vi.fn();
  render(view(waiting({ confirm, payAgain })));
  expect(shown()).not.toContain('失败');
  expect(shown()).toContain('本页仍在自动查询，上次查询 10:24');
  tap(byRole('button', '已完成支付'));
  tap(byRole('button', '重新支付'));
  expect([confirm.mock.calls.length, payAgain.mock.calls.length]).toEqual([1, 1]);
});

test('a device that cannot pay the order again links to a new purchase only beside the warning of a second charge', () => {
  const { show } = render(view(waiting({ payAgain: null })));
  expect(allByRole('button', '重新支付')).toEqual([]);
  expect(byRole('link', '重新下单').getAttribute('href')).toBe('/');
  expect(byRole('link', '重新下单').closest('li')?.textContent).toMatch(/账单.*确认未扣款再下单/);
  expect(shown()).not.toContain('不会重复扣款');
  show(view(waiting({ payAgain: () => undefined })));
  expect(shown()).toContain('不会重复扣款');
  expect(allByRole('link', '重新下单')).toEqual([]);
});

test('the page says that it goes on to query, and after a minute no longer how long that takes', () => {
  const { show } = render(view(waiting({ status: 'confirming' })));
  expect(shown()).toContain('本页自动查询，一般 1 分钟内更新');
  show(view(waiting()));
  expect(shown()).toContain('本页仍在自动查询');
  expect(shown()).not.toContain('1 分钟');
});

test('after the cashier a dialog asks, and the page behind it is inert', async () => {
  const leave = vi.fn();
  render(view(waiting({ status: 'confirming', isAsking: true, leave })));
  const dialog = byRole('dialog', '支付完成了吗？');
  expect(allByRole('button', '已完成支付').every((button) => dialog.contains(button))).toBe(true);
  await opened();
  tap(byRole('button', '暂不支付'));
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  [{ kind: 'cancelled' }, '支付已取消'],
  [{ kind: 'failed' }, '支付未完成'],
] as const)('the notice %o is announced as %s', (notice, text) => {
  render(view(waiting(), { notice }));
  expect(allByRole('status').some((status) => status.textContent?.includes(text))).toBe(true);
});

test('an order that was not found can be queried again', () => {
  const readAgain = vi.fn();
  render(view({ status: 'missing' }, {}, null, mainSeller('lxb', '/', webEdition), readAgain));
  tap(byRole('button', '重新查询'));
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(byRole('region', '接下来').textContent).toBe('重新查询');
  expect(byRole('heading', '刚完成支付？').closest('section')?.textContent).toContain('点「重新查询」');
  expect(byRole('link', '打开聊小白').getAttribute('href')).toBe('/openapp?app=lxb');
  expect(byRole('link', '查看套餐').getAttribute('href')).toBe('/');
});

test('without an order the way on is the app, where a membership is, and no refund or invoice is offered', () => {
  const goBack = vi.fn();
  const { show } = render(view({ status: 'missing' }));
  expect(byRole('link', '打开聊小白').getAttribute('href')).toBe('/openapp?app=lxb');
  expect(shown()).toContain('已购买的会员不受影响');
  expect(shown()).not.toContain('售后与帮助');
  show(view({ status: 'missing' }, {}, goBack));
  tap(byRole('button', '回到聊小白'));
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('an error has the number that customer service asks for', () => {
  const error = new ApiError('server', { requestId: 'r-1' });
  render(view({ status: 'error', error, retry: () => undefined }));
  expect(byRole('heading', '服务开小差了，请稍后重试').closest('[role="alert"]')).not.toBeNull();
  expect(shown()).toMatch(/错误编号 r-1.*请将错误编号发给客服/);
});

test('an error can be retried', () => {
  const retry = vi.fn();
  render(view({ status: 'error', error: new ApiError('network'), retry }));
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [{ status: 'paid', order: paid }],
  [waiting()],
  [{ status: 'error', error: new ApiError('server'), retry: () => undefined }],
] satisfies [ResultView][])(
  'result %#: refunds, invoices and payments of children are explained, with a link to customer service',
  (of) => {
    render(view(of));
    const section = document.querySelector('section[aria-label="售后与帮助"]')!;
    for (const [ask, answer] of [
      ['怎么申请退款', '开通 7 天内'],
      ['怎么开具发票', '抬头和邮箱'],
      ['未成年人消费\u200b怎么办', '请监护人提供订单号'],
    ] as const) {
      expect(section.textContent).not.toContain(answer);
      tap(byRole('button', ask));
      expect(section.textContent).toContain(answer);
      tap(byRole('button', ask));
    }
    tap(byRole('button', '怎么申请退款'));
    expect(section.querySelector('a')?.getAttribute('href')).toBe('tel:4008200001');
  },
);

test('an unpaid order that was closed has nothing to refund or to invoice', () => {
  render(view({ status: 'closed', order: closed }));
  expect(shown()).not.toContain('售后与帮助');
});

test('an order that is being queried says that it is an upgrade', () => {
  const { session } = resultPage({ status: 'missing' });
  const membership = { level: '1', name: '标准会员', expiresAt: null };
  const higher = { ...order, package: { ...order.package, level: '2' } };
  const account = { ...session.account!, membership };
  render(view({ ...waiting(), order: higher }, { session: { ...session, account } }));
  expect(shown()).toContain('当前会员 标准会员');
});

test('after a refund nothing is left to refund, so none is offered, but customer service is', () => {
  render(view({ status: 'refunded', order: refunded }));
  expect(allByRole('button', '怎么申请退款')).toEqual([]);
  const help = byRole('heading', '后续操作').closest('section');
  expect(help?.textContent).toMatch(/退款未到账.*发给客服/);
});

test('a closed order promises nothing about a charge, and says what becomes of one', () => {
  render(view({ status: 'closed', order: closed }));
  expect(shown()).not.toContain('不会扣款');
  expect(shown()).toMatch(/已扣款.*原路退回/);
});

test('after a refund the app comes last, as the main button, and before it is the way to buy again', () => {
  render(view({ status: 'refunded', order: refunded }));
  expect(
    Array.from(byRole('region', '接下来').querySelectorAll('a'), ({ textContent }) => textContent),
  ).toEqual(['重新下单', '打开聊小白']);
});

test('an order of another brand has its app, contacts and purchase page', () => {
  const tuiwen = centerSeller(0, { brand: 'tuiwen' }, webEdition);
  const { show } = render(view({ status: 'paid', order: paid }, {}, null, tuiwen));
  expect(byRole('link', '打开推文助手').getAttribute('href')).toBe('/openapp?app=tuiwen');
  expect(shown()).toContain('杭州推文网络科技有限公司');
  show(view({ status: 'closed', order: closed }, {}, null, tuiwen));
  expect(byRole('link', '重新下单').getAttribute('href')).toBe('/tuiwenwechatpay');
});

test('a package without membership is valid until it is used up, and a free order has no wallet', () => {
  const consumable = {
    ...paid,
    amount: 0,
    memberUntil: null,
    package: { id: '48', name: '50 万字', level: '0' },
  };
  render(view({ status: 'paid', order: consumable }));
  expect(shown()).toMatch(/50\s万字已到账/);
  expect(shown()).toContain('用完为止');
  expect(shown()).not.toContain('微信支付');
});

test('a membership is for life only if the backend says so', () => {
  const { memberUntil: _, ...unknown } = paid;
  const { show } = render(view({ status: 'paid', order: unknown }));
  expect(shown()).toContain('有效期以 App 内为准');
  expect(shown()).not.toContain('长期有效');
  show(view({ status: 'paid', order: { ...paid, memberUntil: null } }));
  expect(shown()).toContain('长期有效');
});

test.each([
  [{ status: 'paid', order: paid }, 1],
  [waiting(), 0],
  [{ status: 'closed', order: closed }, 0],
  [{ status: 'refunded', order: refunded }, 0],
  [{ status: 'missing' }, 0],
] satisfies [ResultView, number][])('result %#: only the tick of a paid order moves', (of, moving) => {
  render(view(of));
  expect(document.getElementsByClassName(styles.stamped!)).toHaveLength(moving);
});

test.each([
  // Beside the link of the foot: in its step.
  [{ status: 'paid', order: paid }, 0],
  [waiting(), 1],
  [waiting({ payAgain: null }), 1],
  [{ status: 'closed', order: closed }, 1],
  [{ status: 'refunded', order: refunded }, 1],
  [{ status: 'missing' }, 1],
  [{ status: 'error', error: new ApiError('server'), retry: () => undefined }, 1],
] satisfies [ResultView, number][])(
  'result %#: customer service is linked once beside the foot, where a buyer may need it',
  (of, count) => {
    render(view(of));
    const links = allByRole('link', '联系客服').filter((link) => !link.closest('footer'));
    expect(links).toHaveLength(count);
    expect(links.every((link) => link.closest('li'))).toBe(true);
  },
);

test('an answer that asks for the order number copies it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(view({ status: 'paid', order: paid }));
  tap(byRole('button', '怎么开具发票'));
  await act(async () => tap(byRole('button', '复制订单号')));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(paid.number);
  vi.unstubAllGlobals();
});

test('an order that could not be read has no number to copy', () => {
  render(view({ status: 'error', error: new ApiError('server'), retry: () => undefined }));
  tap(byRole('button', '怎么开具发票'));
  expect(allByRole('button', '复制订单号')).toEqual([]);
});
