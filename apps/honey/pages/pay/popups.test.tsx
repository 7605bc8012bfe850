import { act } from 'react';
import type { PurchasePage } from '@vip/purchase';
import { expect, test, vi } from 'vitest';
import { allByRole, byRole, render, tap, write } from '../../test-support/render.tsx';
import { sampleHost } from '../../test-support/sample-host.ts';
import { asking } from '../../test-support/sample-order.ts';
import { sampleGate, samplePage } from '../../test-support/sample-page.ts';
import { samplePackage, year } from '../../test-support/sample-packages.ts';
import { Popups } from './popups.tsx';

const show = (changes: Partial<PurchasePage>) => render(<Popups page={samplePage(changes)} />);

test('the consent sheet says what is agreed to and goes on in one tap', () => {
  const acceptAndPay = vi.fn();
  show({ consent: { ...samplePage().consent, isAsking: true, acceptAndPay } });
  const sheet = byRole('dialog', '开通前请确认');
  expect(sheet.textContent).toContain('开通年卡，一次付 ¥158.00，到期不自动续费');
  tap(byRole('button', '同意并支付'));
  expect(acceptAndPay).toHaveBeenCalledTimes(1);
});

test('what was typed into the login sheet is there when it opens again', () => {
  const { show: again } = show({ login: sampleGate({ isOpen: true }) });
  write(byRole('textbox', '手机号'), '13800000001');
  again(<Popups page={samplePage()} />);
  expect(allByRole('dialog')).toHaveLength(0);
  again(<Popups page={samplePage({ login: sampleGate({ isOpen: true }) })} />);
  expect(byRole('textbox', '手机号')).toHaveProperty('value', '13800000001');
});

test('somebody who logs in goes on with the number that was typed', async () => {
  const onLogin = vi.fn();
  const close = vi.fn();
  const user = { id: 'u1', nickname: '小满', avatar: '', phone: '138****0001', membership: null };
  const host = sampleHost(() => ({ token: 't', user }));
  render(<Popups page={samplePage({ login: sampleGate({ isOpen: true, onLogin, close }) })} />, host);
  write(byRole('textbox', '手机号'), '13800000001');
  write(byRole('textbox', '验证码'), '123456');
  tap(byRole('checkbox', /已阅读并同意/));
  await act(async () => byRole('button', /^登录/).click());
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('13800000001');
  expect(close).toHaveBeenCalledTimes(1);
});

test('back from the cashier the buyer is asked, and both answers reach the page', () => {
  const cashier = { ...samplePage().cashier, isOpen: true, confirm: vi.fn(), payAgain: vi.fn() };
  show({ checkout: asking, cashier });
  expect(byRole('dialog').textContent).toContain('¥158.00');
  tap(byRole('button', '已完成支付'));
  tap(byRole('button', '重新支付'));
  expect(cashier.confirm).toHaveBeenCalledTimes(1);
  expect(cashier.payAgain).toHaveBeenCalledTimes(1);
});

test('a package that renews says in the sheet what is charged, and when', () => {
  const monthly = samplePackage({ ...year, renewal: { price: 2500, periodDays: 30 } });
  const shelf: PurchasePage['shelf'] = {
    status: 'ready',
    packages: [monthly],
    selected: monthly,
    select: vi.fn(),
  };
  show({ shelf, consent: { ...samplePage().consent, isAsking: true } });
  const text = byRole('dialog').textContent;
  expect(text).toContain('先付 ¥158.00，每 30 天自动续费 ¥25.00，可随时取消');
  expect(text).not.toContain('不自动续费');
});
