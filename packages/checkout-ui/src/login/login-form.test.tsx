import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { loginForm } from '@vip/checkout-react/testing';
import { LoginForm } from './login-form.tsx';

const form = (facts: Parameters<typeof loginForm>[0]) => (
  <UiProvider theme="theme-main">
    <LoginForm login={loginForm(facts)} />
  </UiProvider>
);

test('the fields support autofill, and both buttons work', () => {
  const submit = vi.fn();
  const sendCode = vi.fn();
  render(form({ submit, sendCode }));
  expect(byRole('textbox', '手机号').getAttribute('type')).toBe('tel');
  expect(byRole('textbox', '验证码').getAttribute('autocomplete')).toBe('one-time-code');
  tap(byRole('button', '获取验证码'));
  tap(byRole('button', /^登录/));
  expect([sendCode.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

test('errors are shown at their fields, and the countdown on the button', () => {
  const errors = {
    phone: null,
    code: '验证码不对',
    agreed: '请先阅读并同意协议',
    form: '网络连接失败，请检查网络',
  };
  render(form({ errors, resendInS: 48 }));
  expect(byRole('textbox', '验证码').getAttribute('aria-invalid')).toBe('true');
  expect(allByRole('alert').map((alert) => alert.textContent)).toEqual(Object.values(errors).filter(Boolean));
  expect(byRole('button', '48 秒后重发').hasAttribute('disabled')).toBe(true);
});
