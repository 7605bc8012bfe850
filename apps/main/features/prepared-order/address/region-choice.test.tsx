import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { regions } from './area-data.ts';
import { RegionChoice } from './region-sheet.tsx';
import type { RegionNames } from './regions.ts';

const NONE: RegionNames = ['', '', ''];

function open(names: RegionNames = NONE) {
  const onChosen = vi.fn();
  render(<RegionChoice regions={regions} names={names} onChosen={onChosen} />);
  return onChosen;
}
/** A finger: a click that has a pointer. */
const pick = (name: string) => {
  const radio = byRole('radio', name);
  radio.click = () =>
    radio.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  tap(radio);
};

test('three taps are a region', () => {
  const onChosen = open();
  pick('浙江省');
  expect(shown()).toContain('请选择城市');
  pick('杭州市');
  expect(byRole('radiogroup', '区县').isConnected).toBe(true);
  pick('西湖区');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(['浙江省', '杭州市', '西湖区']);
});

test('by keyboard a place is only marked, and the button goes on with it', () => {
  const onChosen = open();
  expect((byRole('button', '下一步') as HTMLButtonElement).disabled).toBe(true);
  tap(byRole('radio', '北京市'));
  expect(byRole('radiogroup', '省份').isConnected).toBe(true);
  tap(byRole('button', '下一步'));
  expect(document.activeElement).toBe(byRole('radio', '东城区'));
  tap(byRole('radio', '海淀区'));
  expect(onChosen).not.toHaveBeenCalled();
  tap(byRole('button', '确定'));
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(['北京市', '北京市', '海淀区']);
});

test('nothing is marked in a list that has just come', () => {
  open();
  pick('浙江省');
  expect((byRole('button', '下一步') as HTMLButtonElement).disabled).toBe(true);
});

test('it opens where it was left, and each choice can be made anew', () => {
  open(['浙江省', '杭州市', '西湖区']);
  expect((byRole('radio', '西湖区') as HTMLInputElement).checked).toBe(true);
  tap(byRole('button', '浙江省'));
  expect((byRole('radio', '浙江省') as HTMLInputElement).checked).toBe(true);
  expect(allByRole('button', '浙江省')).toEqual([]);
});
