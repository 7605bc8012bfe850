import type { Order } from '@vip/api';
import { resultPage } from '@vip/checkout-react/testing';
import { describeResultPage, frame, paidOrder } from '@vip/checkout-ui/testing';
import { byRole, render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { HoneyResult } from './index.tsx';

const framed = frame('theme-honey');

describeResultPage({
  view: (page, backToApp) => framed(<HoneyResult page={page} backToApp={backToApp} />),
  appName: '蜜小语',
  purchasePath: '/honeywechatpay',
});

test('in a browser a link opens the app', () => {
  const page = resultPage({ status: 'paid', order: paidOrder });
  render(framed(<HoneyResult page={page} backToApp={null} />));
  expect(byRole('link', '打开蜜小语').getAttribute('href')).toBe('/openapp?app=mxy');
});

test('a membership is for life only if the backend says so', () => {
  const { memberUntil: _, ...unknown } = paidOrder;
  const view = (order: Order) =>
    framed(<HoneyResult page={resultPage({ status: 'paid', order })} backToApp={null} />);
  const { show } = render(view(unknown));
  expect(shown()).toContain('有效期以 App 内为准');
  expect(shown()).not.toContain('长期有效');
  show(view({ ...paidOrder, memberUntil: null }));
  expect(shown()).toContain('长期有效');
});
