import { allByRole, byRole, nameOf, press, render, tap } from '../testing/index.ts';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const NAMES = ['创作版', '商用版', '字数包'];
const TABS = NAMES.map((name) => ({ key: name, name }));

const show = (open = '创作版') => {
  const onOpen = vi.fn();
  render(
    <Tabs label="套餐类型" tabs={TABS} open={open} onOpen={onOpen} classNames={{}}>
      {open}的套餐
    </Tabs>,
  );
  byRole('tab', open).focus();
  return onOpen;
};

test('only the open tab is selected and in the tab order', () => {
  show('商用版');
  const tabs = allByRole('tab');
  expect(tabs.map(nameOf)).toEqual(NAMES);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(byRole('tablist', '套餐类型')).toBeTruthy();
});

test('the panel has the name of the open tab, which controls it', () => {
  show('商用版');
  const panel = byRole('tabpanel', '商用版');
  expect(panel.textContent).toBe('商用版的套餐');
  expect(byRole('tab', '商用版').getAttribute('aria-controls')).toBe(panel.id);
});

test('a tap opens a tab', () => {
  const onOpen = show();
  tap(byRole('tab', '字数包'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('字数包');
});

test.each([
  ['创作版', 'ArrowRight', '商用版'],
  ['创作版', 'ArrowLeft', '字数包'],
  ['字数包', 'ArrowRight', '创作版'],
  ['字数包', 'Home', '创作版'],
  ['创作版', 'End', '字数包'],
])('on %s, %s opens and focuses %s', (open, key, next) => {
  const onOpen = show(open);
  press(key);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(next);
  expect(nameOf(document.activeElement as HTMLElement)).toBe(next);
});

test('other keys do nothing', () => {
  const onOpen = show();
  for (const key of ['ArrowDown', 'Enter', 'a']) press(key);
  expect(onOpen).not.toHaveBeenCalled();
});
