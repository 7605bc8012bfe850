import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { allByRole, byRole, render, tap } from '../../test-support/render.tsx';
import { sampleLogin, samplePage } from '../../test-support/sample-page.ts';
import { PayView } from './pay-view.tsx';

vi.mock('./popups.tsx', () => {
  throw new Error('offline');
});

test('a popup whose code did not come is told over the pay button, and can be fetched again or let be', async () => {
  const close = vi.fn();
  const pay = vi.fn();
  render(<PayView page={samplePage({ pay, login: sampleLogin({ isOpen: true, close }) })} pictures={[]} />);
  await act(() => vi.dynamicImportSettled());
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  tap(byRole('button', '重试'));
  expect(allByRole('alert')).toHaveLength(0);
  expect(pay).not.toHaveBeenCalled();
  await act(() => vi.dynamicImportSettled());
  tap(byRole('button', '收起提示'));
  expect(close).toHaveBeenCalledTimes(1);
});
