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
  [44, 52, 460, 'in the bar'],
  [110, 104, 800, 'in the page'],
])(
  'with a row of %i px over a total of %i px in a viewport of %i px the row is %s',
  (row, total, viewport, where) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'BUTTON' ? total : row;
    });
    vi.stubGlobal('innerHeight', viewport);
    render(bar);
    const isInBar = byRole('checkbox').parentElement?.parentElement?.contains(byRole('button')) ?? false;
    expect(isInBar).toBe(where === 'in the bar');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  },
);

test('renders to a string without a window', () => {
  vi.stubGlobal('window', undefined);
  expect(renderToString(bar)).toContain('立即开通');
  vi.unstubAllGlobals();
});
