import { byRole, render } from '@vip/ui/testing';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PayBar } from './pay-bar.tsx';

const bar = (
  <PayBar consent={<input type="checkbox" aria-label="已阅读并同意" />}>
    <button type="button">立即开通</button>
  </PayBar>
);

test.each([
  [44, 52, 'in the bar'],
  [110, 104, 'in the page'],
])('with a row of %i px over a total of %i px in a bar of 375 px the row is %s', (row, total, where) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(375);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'BUTTON' ? total : row;
  });
  render(bar);
  const isInBar = byRole('checkbox').parentElement?.parentElement?.contains(byRole('button')) ?? false;
  expect(isInBar).toBe(where === 'in the bar');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('renders to a string without a window', () => {
  vi.stubGlobal('window', undefined);
  expect(renderToString(bar)).toContain('立即开通');
  vi.unstubAllGlobals();
});
