import { act } from 'react';
import { ApiError, type Order } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import {
  ANONYMOUS,
  account,
  fakeShell,
  order,
  resultPage,
  session,
  waiting,
} from '@vip/checkout-react/testing';
import { describeResultPage, frame, paidOrder } from '@vip/checkout-ui/testing';
import { allByRole, byRole, opened, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import backgrounds from '../../shared/honey-page.module.css';
import styles from './result-head.module.css';
import ShowResultPage, { HoneyResult } from './index.tsx';

const framed = frame('theme-honey');

describeResultPage({
  view: (page, backToApp) => framed(<HoneyResult page={page} readAgain={vi.fn()} backToApp={backToApp} />),
  appName: '蜜小语',
  purchasePath: '/honeywechatpay',
});

test('in a browser a link opens the app', () => {
  const page = resultPage({ status: 'paid', order: paidOrder });
  render(framed(<HoneyResult page={page} readAgain={vi.fn()} backToApp={null} />));
  expect(byRole('link', '打开蜜小语').getAttribute('href')).toBe('/openapp?app=mxy');
});

test('the jar fills once it is paid, and customer service then leaves the bar to the app', () => {
  const filling = () => document.getElementsByClassName(styles.filling!).length;
  const inBar = () => allByRole('link', '联系客服').filter((link) => !link.closest('footer')).length;
  const view = (of: ResultView) =>
    framed(<HoneyResult page={resultPage(of)} readAgain={vi.fn()} backToApp={null} />);
  const { show } = render(view({ status: 'closed', order: { ...order, status: 'closed' } }));
  expect([filling(), inBar()]).toEqual([0, 1]);
  show(view(waiting()));
  expect(filling()).toBe(0);
  show(view({ status: 'paid', order: paidOrder }));
  expect([filling(), inBar()]).toEqual([1, 0]);
});

test.each<[ResultView, string | undefined]>([
  [{ status: 'paid', order: paidOrder }, backgrounds.burst],
  [waiting(), backgrounds.pale],
  [{ status: 'missing' }, backgrounds.muted],
  [{ status: 'refunded', order: { ...order, status: 'refunded' } }, backgrounds.muted],
])(
  'only a payment has rays, an order without one is muted, and one that is not known yet is pale: %#',
  (of, background) => {
    render(framed(<HoneyResult page={resultPage(of)} readAgain={vi.fn()} backToApp={null} />));
    expect(document.querySelector('header')?.classList).toContain(background);
  },
);

test('a charge cannot be repeated only where the same order is paid again', () => {
  const view = (payAgain: (() => void) | null) =>
    framed(<HoneyResult page={resultPage(waiting({ payAgain }))} readAgain={vi.fn()} backToApp={null} />);
  const { show } = render(view(() => undefined));
  expect(shown()).toContain('不会重复扣款重新支付仍为同一笔订单');
  show(view(null));
  expect(shown()).not.toContain('重新支付');
});

test('the account to log in with is named if it is known', () => {
  const view = (of: ReturnType<typeof session>) =>
    framed(
      <HoneyResult
        page={resultPage({ status: 'paid', order: paidOrder }, { session: of })}
        readAgain={vi.fn()}
        backToApp={null}
      />,
    );
  const { show } = render(view(session({ account: { ...account, phone: '138****0001' } })));
  expect(shown()).toContain('打开蜜小语，用 138****0001 登录');
  show(view(ANONYMOUS));
  expect(shown()).toContain('打开蜜小语，用支付时的账号登录');
});

test('an order that is not known yet leads to customer service', () => {
  render(framed(<HoneyResult page={resultPage(waiting())} readAgain={vi.fn()} backToApp={null} />));
  const links = allByRole('link', '联系客服').filter((link) => link.closest('main'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:4008200004']);
});

test('a membership is for life only if the backend says so', () => {
  const { memberUntil: _, ...unknown } = paidOrder;
  const view = (order: Order) =>
    framed(<HoneyResult page={resultPage({ status: 'paid', order })} readAgain={vi.fn()} backToApp={null} />);
  const { show } = render(view(unknown));
  expect(shown()).toContain('有效期以 App 内为准');
  expect(shown()).not.toContain('长期有效');
  show(view({ ...paidOrder, memberUntil: null }));
  expect(shown()).toContain('长期有效');
});

test('an order that was not found is requested again before anything is bought again', () => {
  const readAgain = vi.fn();
  const page = resultPage({ status: 'missing' });
  render(framed(<HoneyResult page={page} readAgain={readAgain} backToApp={null} />));
  tap(byRole('button', '重新查询'));
  expect(readAgain).toHaveBeenCalledTimes(1);
  const purchase = byRole('link', '重新选一罐');
  expect(purchase.getAttribute('href')).toBe('/honeywechatpay');
  expect(byRole('region', '支付').contains(purchase)).toBe(false);
});

test('an order is paid again with the attribution code of its address', async () => {
  const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
  const answer = () => ({ ...order, id: '26', um: '-', resultToken: 'rt_1', expiresAt: inTenMinutes });
  const { host, calls } = fakeShell({ session: ANONYMOUS, answer });
  const navigation = { params: { token: 'rt_1', id: '26', um: 'menu', level: '1' } };
  render(frame('theme-honey', { host, navigation })(<ShowResultPage />));
  const settled = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => new Promise((done) => setTimeout(done, 5)));
      check();
    });
  await settled(() => expect(allByRole('dialog')).toHaveLength(1));
  await opened();
  tap(byRole('button', '重新支付'));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await settled(() => expect(sent()).toMatchObject([{ um: 'menu' }]));
});

test('an order that was not found is read again', async () => {
  const answer = vi.fn(() =>
    Promise.reject(new ApiError('not_found', { status: 404, serverCode: 'missing' })),
  );
  const { host } = fakeShell({ session: ANONYMOUS, answer });
  const navigation = { params: { token: 'rt_1', id: '26', um: '-', level: '1' } };
  render(frame('theme-honey', { host, navigation })(<ShowResultPage />));
  await vi.waitFor(async () => {
    await act(async () => new Promise((done) => setTimeout(done, 5)));
    expect(allByRole('button', '重新查询')).toHaveLength(1);
  });
  const before = answer.mock.calls.length;
  tap(byRole('button', '重新查询'));
  expect(answer.mock.calls.length).toBeGreaterThan(before);
});
