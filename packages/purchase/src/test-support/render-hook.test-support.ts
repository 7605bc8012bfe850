import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'jotai';
import { HostProvider, NavigationProvider } from '@vip/host';
import type { fakeHost } from './fake-host.test-support.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Does something, and lets everything that it started come to an end. */
export const settle = (run?: () => void) =>
  act(async () => {
    run?.();
    await new Promise((done) => setTimeout(done, 5));
  });

/** Runs a hook inside a shell; `current()` is what it returned last. */
export async function renderHook<T>(world: ReturnType<typeof fakeHost>, hook: () => T) {
  let last: T;
  const went: string[] = [];
  const navigation = {
    path: '/',
    params: {},
    query: {},
    go: (to: string) => void went.push(to),
    back: () => undefined,
  };
  const Probe = () => {
    last = hook();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      createElement(
        Provider,
        { store: world.store },
        createElement(
          HostProvider,
          { value: world.host },
          createElement(NavigationProvider, { value: navigation }, createElement(Probe)),
        ),
      ),
    ),
  );
  await settle();
  return { current: () => last, went, unmount: () => act(async () => root.unmount()) };
}
