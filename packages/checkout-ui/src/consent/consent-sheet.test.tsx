import { page } from '@vip/checkout-react/testing';
import { byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { ConsentSheet } from './consent-sheet.tsx';

const sheet = (price: number) => (
  <ConsentSheet
    page={page({ choice: 'alipay', consent: { ...page().consent, isAsking: true } })}
    name="七天体验"
    price={price}
    terms="一次性支付"
    verb="领取"
  />
);

test('a charge is shown with its amount, account and payment method, and without one the sheet says that it is free', () => {
  const { show } = render(sheet(1800));
  expect(byRole('dialog', '领取前请确认').textContent).toContain(
    '七天体验 ¥18.00扣款方式 一次性支付账号 江晚舟 138****0001支付方式 支付宝',
  );
  expect(byRole('button', '同意并支付').isConnected).toBe(true);
  show(sheet(0));
  expect(byRole('dialog', '领取前请确认').textContent).toContain(
    '七天体验 免费扣款方式 一次性支付账号 江晚舟 138****0001点击',
  );
  expect(byRole('button', '同意并领取').isConnected).toBe(true);
});
