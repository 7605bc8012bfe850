// @vitest-environment happy-dom
import { resultPage } from '@vip/checkout-react/testing';
import { describeResultPage, frame, paidOrder } from '@vip/checkout-ui/testing';
import { byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { ResultPageView } from './result-view.tsx';

const seller = {
  company: '杭州某某科技有限公司',
  icp: '浙ICP备20260002号-1',
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
  supportLink: 'tel:4008200004',
  app: 'mxy',
  appName: '蜜小语',
  purchasePath: '/honeywechatpay',
  agreements: [],
};
const framed = frame('theme-neutral');

describeResultPage({
  view: (page, backToApp) => framed(<ResultPageView page={page} seller={seller} backToApp={backToApp} />),
  appName: '蜜小语',
  purchasePath: '/honeywechatpay',
});

test('in a browser a link opens the app', () => {
  render(
    framed(
      <ResultPageView
        page={resultPage({ status: 'paid', order: paidOrder })}
        seller={seller}
        backToApp={null}
      />,
    ),
  );
  expect(byRole('link', '打开蜜小语').getAttribute('href')).toBe('/openapp?app=mxy');
});
