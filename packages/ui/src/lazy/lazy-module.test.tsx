import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ChunkErrorBanner, useLazyModule } from '../index.ts';
import { byRole, render, tap } from '../testing/index.ts';

interface Part {
  word: string;
}

function Page({ load }: { load: () => Promise<Part> }) {
  const lazy = useLazyModule(load);
  if (lazy.hasFailed) return <ChunkErrorBanner onRetry={lazy.retry} />;
  return <p>{lazy.part?.word ?? '还没有'}</p>;
}

test('a lazy chunk is loaded after the page is mounted and shown once it has loaded', async () => {
  const load = vi.fn(() => Promise.resolve({ word: '来了' }));
  const { place, show } = render(<Page load={load} />);
  expect(place.textContent).toBe('还没有');
  await act(async () => undefined);
  show(<Page load={load} />);
  expect(place.textContent).toBe('来了');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a chunk that failed to load is loaded again on retry', async () => {
  const load = vi
    .fn<() => Promise<Part>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ word: '来了' });
  const { place } = render(<Page load={load} />);
  await act(async () => undefined);
  expect(byRole('alert').textContent).toContain('页面加载失败');
  tap(byRole('button', '重试'));
  await act(async () => undefined);
  expect(place.textContent).toBe('来了');
});
