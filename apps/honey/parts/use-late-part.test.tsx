import { act, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { byRole, render, tap } from '../test-support/render.tsx';
import { useLatePart } from './use-late-part.ts';

type Code = { default: ComponentType };
const code: Code = { default: () => <p>came</p> };

interface ProbeProps {
  load: () => Promise<Code>;
  canStart: boolean;
  isWanted: boolean;
}

function Probe({ load, canStart, isWanted }: ProbeProps) {
  const { Part, isComing, isLost, retry } = useLatePart(load, canStart, isWanted);
  return (
    <>
      {Part && <Part />}
      {isComing && 'coming'}
      {isLost && 'lost'}
      <button onClick={retry}>retry</button>
    </>
  );
}

const settle = () => act(() => Promise.resolve());
const shown = () => document.body.textContent?.replace('retry', '');

test('nothing is fetched before it may start', () => {
  const load = vi.fn(() => Promise.resolve(code));
  render(<Probe load={load} canStart={false} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
});

test('it is fetched once when it may start, and shown when it came', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  render(<Probe load={load} canStart isWanted={false} />);
  expect(shown()).toBe('');
  await settle();
  expect(shown()).toBe('came');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure before it is wanted is no trouble to anybody', async () => {
  render(<Probe load={() => Promise.reject(new Error('offline'))} canStart isWanted={false} />);
  await settle();
  expect(shown()).toBe('');
});

test('wanted without its code it says so, and another attempt brings it', async () => {
  const load = vi.fn<() => Promise<Code>>(() => Promise.resolve(code));
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Probe load={load} canStart isWanted />);
  expect(shown()).toBe('coming');
  await settle();
  expect(shown()).toBe('lost');
  tap(byRole('button', 'retry'));
  expect(shown()).toBe('coming');
  await settle();
  expect(shown()).toBe('came');
});
