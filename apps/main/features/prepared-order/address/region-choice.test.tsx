import { act } from 'react';
import { allByRole, byRole, render, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { regions, type RegionNames } from './regions.ts';
import { RegionChoice } from './region-sheet.tsx';

const NONE: RegionNames = ['', '', ''];

function open(names: RegionNames = NONE) {
  const onChosen = vi.fn();
  render(<RegionChoice regions={regions} names={names} onChosen={onChosen} />);
  return onChosen;
}
const pick = (name: string) => tap(byRole('radio', name));
/** A click without a pointer. */
const pickByKeyboard = (name: string) => act(() => byRole('radio', name).click());

test('the keyboard only selects a place; the button confirms it', () => {
  const onChosen = open();
  expect(allByRole('button')).toEqual([]);
  pickByKeyboard('北京市');
  expect(allByRole('radiogroup', '省份')).toHaveLength(1);
  tap(byRole('button', '下一步'));
  expect(document.activeElement).toBe(byRole('radio', '东城区'));
  pickByKeyboard('海淀区');
  expect(onChosen).not.toHaveBeenCalled();
  tap(byRole('button', '确定'));
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(['北京市', '北京市', '海淀区']);
});

test('a new list has no selection', () => {
  open();
  pick('浙江省');
  expect(allByRole('button', '下一步')).toEqual([]);
});

test('it opens with the saved region, and each step can be changed', () => {
  open(['浙江省', '杭州市', '西湖区']);
  expect((byRole('radio', '西湖区') as HTMLInputElement).checked).toBe(true);
  tap(byRole('button', '浙江省'));
  expect((byRole('radio', '浙江省') as HTMLInputElement).checked).toBe(true);
  expect(allByRole('button', '浙江省')).toEqual([]);
});
