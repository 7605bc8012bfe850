import { expect, test, vi } from 'vitest';
import { byRole, render, tap } from '../../test-support/render.tsx';
import { sampleLogin } from '../../test-support/sample-page.ts';
import { LoginForm } from './login-form.tsx';

test('errors stand by their fields', () => {
  const login = sampleLogin({
    sendCode: vi.fn(),
    submit: vi.fn(),
    errors: { phone: null, code: '验证码不对', agreed: null, form: null },
  });
  render(<LoginForm login={login} />);
  expect(byRole('textbox', '手机号')).toBeTruthy();
  expect(byRole('textbox', '验证码').getAttribute('aria-invalid')).toBe('true');
  expect(byRole('alert').textContent).toBe('验证码不对');
  tap(byRole('button', '获取验证码'));
  expect(login.sendCode).toHaveBeenCalledTimes(1);
  tap(byRole('button', /^登录/));
  expect(login.submit).toHaveBeenCalledTimes(1);
});

test('the next code can be asked for once its wait is over', () => {
  render(<LoginForm login={sampleLogin({ resendInS: 48 })} />);
  expect(byRole('button', '48 秒后重发').hasAttribute('disabled')).toBe(true);
});
