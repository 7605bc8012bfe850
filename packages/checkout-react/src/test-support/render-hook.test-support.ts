import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { HostProvider, NavigationProvider } from '@vip/host';
import type { FakeShell } from '../testing/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Does something, and waits until everything that it started has ended. */
export const settle = (run?: () => void) =>
  act(async () => {
    run?.();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(5);
    else await new Promise((done) => setTimeout(done, 5));
  });

export interface HookOptions {
  query?: Record<string, string>;
}

/** Runs a hook in a host; `current()` is its last value, `renders` its values since the first render. */
export async function renderHook<T>(world: FakeShell, hook: () => T, { query = {} }: HookOptions = {}) {
  const renders: T[] = [];
  const went: string[] = [];
  const navigation = {
    path: '/',
    params: {},
    query,
    go: (to: string) => void went.push(to),
    back: () => undefined,
  };
  const Probe = () => {
    renders.push(hook());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      createElement(
        HostProvider,
        { value: world.host },
        createElement(NavigationProvider, { value: navigation }, createElement(Probe)),
      ),
    ),
  );
  await settle();
  return {
    current: () => renders[renders.length - 1] as T,
    renders,
    went,
    unmount: () => act(async () => root.unmount()),
  };
}
