import { expect, test, vi } from 'vitest';
import { Field } from '../index.ts';
import { byRole, render, write } from '../testing/index.ts';

test('is named only by its label, also with a prefix and a suffix', () => {
  render(
    <Field
      label="手机号"
      value=""
      onChange={() => undefined}
      type="tel"
      prefix="+86"
      suffix={<button type="button">获取验证码</button>}
    />,
  );
  expect(byRole('textbox', '手机号').getAttribute('type')).toBe('tel');
});

test('an error is announced and describes the field', () => {
  const field = (error: string | null) => (
    <Field label="验证码" value="4182" onChange={() => undefined} error={error} hint="六位数字" />
  );
  const { show } = render(field(null));
  const input = byRole('textbox', '验证码');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  show(field('验证码不对，请看最新的一条短信'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const alert = byRole('alert');
  expect(alert.textContent).toBe('验证码不对，请看最新的一条短信');
  const notes = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(notes[0]).toBe(alert);
  expect(notes[1]?.textContent).toBe('六位数字');
});

test('reports the typed value', () => {
  const onChange = vi.fn();
  render(<Field label="手机号" value="" onChange={onChange} />);
  write(byRole('textbox', '手机号'), '138');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('138');
});
