import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton, UiProvider, useToast } from '../index.ts';
import { byRole, render, tap } from '../testing/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

const copyButton = (
  <UiProvider theme="gold">
    <CopyButton text="26031810247715">复制</CopyButton>
  </UiProvider>
);

const tapCopy = async () => {
  await act(async () => {
    byRole('button', '复制').click();
    await vi.advanceTimersByTimeAsync(0);
  });
};

test('copies through the clipboard and shows a toast', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(copyButton);
  await tapCopy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('26031810247715');
  expect(byRole('status').textContent).toBe('已复制');
});

test('copies by selection if there is no clipboard or it rejects', async () => {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return true;
    },
  });
  vi.stubGlobal('navigator', {});
  render(copyButton);
  await tapCopy();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await tapCopy();
  expect(copied).toEqual(['26031810247715', '26031810247715']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('shows another method if nothing can be copied', async () => {
  vi.stubGlobal('navigator', {});
  Object.assign(document, {
    execCommand: () => {
      throw new Error('not allowed');
    },
  });
  render(copyButton);
  await tapCopy();
  expect(byRole('status').textContent).toBe('复制失败，请长按文字复制');
});

test('a toast disappears 2.4 s after the last one', () => {
  function Sayer() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast('已保存')}>
        保存
      </button>
    );
  }
  render(
    <UiProvider theme="gold">
      <Sayer />
    </UiProvider>,
  );
  tap(byRole('button', '保存'));
  act(() => vi.advanceTimersByTime(2000));
  tap(byRole('button', '保存'));
  act(() => vi.advanceTimersByTime(2399));
  expect(byRole('status').textContent).toBe('已保存');
  act(() => vi.advanceTimersByTime(1));
  expect(byRole('status').textContent).toBe('');
});
