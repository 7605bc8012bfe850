import { act } from 'react';
import { HostProvider, NavigationProvider, type Host } from '@vip/host';
import { byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { fakeHost } from '@vip/checkout-react/testing';
import { PATIENCE_MS } from './opening.ts';
import type { Sight } from './sight.ts';
import { useOpening } from './use-opening.ts';

/** A page whose screen and clock the test has in its hands. */
function fakeSight({ isShown = true, isNewVisit = true } = {}) {
  const listeners = new Set<() => void>();
  const timers = new Set<{ due: number; run: () => void }>();
  let now = 0;
  let isSeen = isShown;
  const sight: Sight = {
    isShown: () => isSeen,
    now: () => now,
    onChange(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    isNewVisit: () => isNewVisit,
  };
  return {
    sight,
    turn(next: boolean) {
      isSeen = next;
      act(() => [...listeners].forEach((run) => run()));
    },
    pass(ms: number) {
      now += ms;
      act(() =>
        timers.forEach((timer) => {
          if (timer.due > now) return;
          timers.delete(timer);
          timer.run();
        }),
      );
    },
  };
}

function Opener({ arrival, sight }: { arrival: string | null; sight: Sight }) {
  const { opening, open, goToStore } = useOpening(arrival, sight);
  return (
    <>
      <p>{opening.status}</p>
      <button type="button" onClick={() => open('lxb://open')}>
        open
      </button>
      <button type="button" onClick={() => goToStore('market://details?id=cn.lxb.lxb')}>
        store
      </button>
      <button type="button" onClick={() => open('https://evil.cn/lxb')}>
        evil
      </button>
    </>
  );
}

function openPage(arrival: string | null, sight: Sight) {
  const went: string[] = [];
  const report = vi.fn<Host['report']>();
  const host: Host = {
    ...fakeHost(
      () => undefined,
      () => undefined,
    ),
    config: { backends: {}, allow: { pay: [], picture: [], open: ['lxb:', 'market:'] }, origin: '' },
    report,
  };
  const navigation = {
    path: '',
    params: {},
    query: {},
    go: (to: string) => void went.push(to),
    back: () => undefined,
  };
  render(
    <HostProvider value={host}>
      <NavigationProvider value={navigation}>
        <Opener arrival={arrival} sight={sight} />
      </NavigationProvider>
    </HostProvider>,
  );
  return { went, report };
}

test('a page that is come to opens the app once, and says so when it stayed in sight', () => {
  const phone = fakeSight();
  const { went } = openPage('lxb://open', phone.sight);
  expect(went).toEqual(['lxb://open']);
  phone.pass(PATIENCE_MS - 1);
  expect(shown()).toContain('trying');
  phone.pass(1);
  expect(shown()).toContain('not_opened');
  expect(went).toHaveLength(1);
});

test('an app that opened is not opened again on coming back, and no time ran meanwhile', () => {
  const phone = fakeSight();
  const { went } = openPage('lxb://open', phone.sight);
  phone.turn(false);
  phone.pass(10 * PATIENCE_MS);
  phone.turn(true);
  phone.pass(10 * PATIENCE_MS);
  expect(shown()).toContain('opened');
  expect(shown()).not.toContain('not_opened');
  expect(went).toHaveLength(1);
});

test('a page in the background waits until it is seen', () => {
  const phone = fakeSight({ isShown: false });
  const { went } = openPage('lxb://open', phone.sight);
  phone.pass(10 * PATIENCE_MS);
  expect(went).toEqual([]);
  phone.turn(true);
  expect(went).toEqual(['lxb://open']);
  phone.pass(PATIENCE_MS);
  expect(shown()).toContain('not_opened');
});

test('going back to the page, or loading it again, opens nothing by itself', () => {
  const phone = fakeSight({ isNewVisit: false });
  const { went } = openPage('lxb://open', phone.sight);
  phone.turn(false);
  phone.turn(true);
  expect(went).toEqual([]);
  tap(byRole('button', 'open'));
  expect(went).toEqual(['lxb://open']);
});

test('the store is left for only by a tap, and is no opened app', () => {
  const phone = fakeSight();
  const { went } = openPage(null, phone.sight);
  tap(byRole('button', 'store'));
  phone.turn(false);
  phone.turn(true);
  expect(went).toEqual(['market://details?id=cn.lxb.lxb']);
  expect(shown()).toContain('store');
});

test('an address that is not allowed is reported and not followed', () => {
  const { went, report } = openPage(null, fakeSight().sight);
  tap(byRole('button', 'evil'));
  expect(went).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(shown()).toContain('refused');
});
