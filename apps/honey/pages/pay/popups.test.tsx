import type { PurchasePage } from '@vip/purchase';
import { expect, test, vi } from 'vitest';
import { byRole, render, tap } from '../../test-support/render.tsx';
import { asking } from '../../test-support/sample-order.ts';
import { sampleLogin, samplePage } from '../../test-support/sample-page.ts';
import { samplePackage, year } from '../../test-support/sample-packages.ts';
import Popups from './popups.tsx';

const show = (changes: Partial<PurchasePage>) => render(<Popups page={samplePage(changes)} />);

test('the consent sheet says what is agreed to and goes on in one tap', () => {
  const acceptAndPay = vi.fn();
  show({ consent: { ...samplePage().consent, isAsking: true, acceptAndPay } });
  const sheet = byRole('dialog', '开通前请确认');
  expect(sheet.textContent).toContain('开通年卡，一次付 ¥158.00，到期不自动续费');
  tap(byRole('button', '同意并支付'));
  expect(acceptAndPay).toHaveBeenCalledTimes(1);
});

test('the login sheet is a form whose errors stand by their fields', () => {
  const login = sampleLogin({
    isOpen: true,
    sendCode: vi.fn(),
    submit: vi.fn(),
    errors: { phone: null, code: '验证码不对', agreed: null, form: null },
  });
  show({ login });
  expect(byRole('textbox', '手机号')).toBeTruthy();
  expect(byRole('textbox', '验证码').getAttribute('aria-invalid')).toBe('true');
  expect(byRole('alert').textContent).toBe('验证码不对');
  tap(byRole('button', '获取验证码'));
  expect(login.sendCode).toHaveBeenCalledTimes(1);
  tap(byRole('button', /^登录/));
  expect(login.submit).toHaveBeenCalledTimes(1);
});

test('the next code can be asked for once its wait is over', () => {
  show({ login: sampleLogin({ isOpen: true, resendInS: 48 }) });
  expect(byRole('button', '48 秒后重发').hasAttribute('disabled')).toBe(true);
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
