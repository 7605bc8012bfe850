import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckBox, Radio, RadioGroup } from '../index.ts';
import { byRole, nameOf, render, tap } from '../testing/index.ts';

function Packages({ onChange }: { onChange?: (id: string) => void }) {
  const [chosen, setChosen] = useState('year');
  const choose = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
  return (
    <RadioGroup label="会员套餐" value={chosen} onChange={choose}>
      <Radio value="year">年度会员 ¥168</Radio>
      <Radio value="month" label="月度会员 28 元">
        <span>省 10 元</span>月度会员
      </Radio>
      <Radio value="gone" disabled>
        季度会员
      </Radio>
    </RadioGroup>
  );
}

const groupNames = () => new Set(Array.from(document.querySelectorAll('input'), ({ name }) => name));

test('radios are native, in a named group, and named by the package first', () => {
  const { show } = render(<Packages />);
  expect(nameOf(byRole('radiogroup'))).toBe('会员套餐');
  expect(nameOf(byRole('radio', /^年度会员/))).toBe('年度会员 ¥168');
  expect(nameOf(byRole('radio', /^月度会员/))).toBe('月度会员 28 元');
  expect(groupNames().size).toBe(1);
  show(
    <>
      <Packages />
      <Packages />
    </>,
  );
  expect(groupNames().size).toBe(2);
});

test('selecting one reports its value, checks only it and sets data-checked on its label', () => {
  const onChange = vi.fn();
  render(<Packages onChange={onChange} />);
  const month = byRole('radio', /^月度会员/) as HTMLInputElement;
  tap(month);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('month');
  expect(document.querySelectorAll('input:checked')).toHaveLength(1);
  expect(month.closest('label')?.hasAttribute('data-checked')).toBe(true);
  expect(
    byRole('radio', /^年度会员/)
      .closest('label')
      ?.hasAttribute('data-checked'),
  ).toBe(false);
});

test('a disabled radio cannot be chosen', () => {
  const onChange = vi.fn();
  render(<Packages onChange={onChange} />);
  tap(byRole('radio', '季度会员'));
  expect(onChange).not.toHaveBeenCalled();
});

test('a radio outside of a group throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Radio value="x">x</Radio>)).toThrow('RadioGroup');
});

const consent = (onChange: (checked: boolean) => void) => (
  <CheckBox checked={false} onChange={onChange}>
    <b>已阅读并同意</b>
    <a href="#va">《会员服务协议》</a>
  </CheckBox>
);

test('a check box is named by its text and reports its new state, by the box and by the text', () => {
  const onChange = vi.fn();
  render(consent(onChange));
  const box = byRole('checkbox', '已阅读并同意《会员服务协议》');
  tap(box);
  const words = box.closest('label')?.querySelector('b');
  if (words) tap(words);
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('the box does not cover its label, so that links in the label open', () => {
  render(consent(() => undefined));
  const link = byRole('link', '《会员服务协议》');
  expect(link.getAttribute('href')).toBe('#va');
  const frame = byRole('checkbox').parentElement;
  expect(frame?.tagName).toBe('SPAN');
  expect(frame?.contains(link)).toBe(false);
});
