import { act } from 'react';
import type { Host } from '@vip/host';
import { byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { fakeHost } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { OPEN_TIMEOUT_MS } from './opening.ts';
import { type PageVisibility, useOpening } from './use-opening.ts';

/** A page whose visibility and clock are controlled by the test. */
function fakeVisibility({ isShown = true, isNewVisit = true, isLoaded = true } = {}) {
  const listeners = new Set<() => void>();
  const timers = new Set<{ due: number; run: () => void }>();
  let now = 0;
  let isSeen = isShown;
  let hasLoaded = isLoaded;
  const visibility: PageVisibility = {
    isShown: () => isSeen,
    isLoaded: () => hasLoaded,
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
    visibility,
    load() {
      hasLoaded = true;
      act(() => [...listeners].forEach((run) => run()));
    },
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

function Opener({ arrival, visibility }: { arrival: string | null; visibility: PageVisibility }) {
  const { opening, open, goToStore } = useOpening(arrival, visibility);
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

function openPage(arrival: string | null, visibility: PageVisibility) {
  const went: string[] = [];
  const report = vi.fn<Host['report']>();
  const host: Host = {
    ...fakeHost(() => undefined),
    config: { backends: {}, allow: { pay: [], picture: [], open: ['lxb:', 'market:'] }, origin: '' },
    report,
  };
  const framed = frame('theme-main', { host, navigation: { go: (to) => void went.push(to) } });
  render(framed(<Opener arrival={arrival} visibility={visibility} />));
  return { went, report };
}

test('a newly opened page opens the app once, and reports if it did not open', () => {
  const phone = fakeVisibility();
  const { went } = openPage('lxb://open', phone.visibility);
  expect(went).toEqual(['lxb://open']);
  phone.pass(OPEN_TIMEOUT_MS - 1);
  expect(shown()).toContain('trying');
  phone.pass(1);
  expect(shown()).toContain('not_opened');
  expect(went).toHaveLength(1);
});

test('returning from the opened app does not open it again, and hidden time does not count', () => {
  const phone = fakeVisibility();
  const { went } = openPage('lxb://open', phone.visibility);
  phone.turn(false);
  phone.pass(10 * OPEN_TIMEOUT_MS);
  phone.turn(true);
  phone.pass(10 * OPEN_TIMEOUT_MS);
  expect(shown()).toContain('opened');
  expect(shown()).not.toContain('not_opened');
  expect(went).toHaveLength(1);
});

test('a page in the background waits until it is visible', () => {
  const phone = fakeVisibility({ isShown: false });
  const { went } = openPage('lxb://open', phone.visibility);
  phone.pass(10 * OPEN_TIMEOUT_MS);
  expect(went).toEqual([]);
  phone.turn(true);
  expect(went).toEqual(['lxb://open']);
  phone.pass(OPEN_TIMEOUT_MS);
  expect(shown()).toContain('not_opened');
});

test('a page that is loading waits for its load event, so that back leads to it', () => {
  const phone = fakeVisibility({ isLoaded: false });
  const { went } = openPage('lxb://open', phone.visibility);
  phone.turn(true);
  expect(went).toEqual([]);
  phone.load();
  expect(went).toEqual(['lxb://open']);
});

test('going back to the page or reloading it opens nothing automatically', () => {
  const phone = fakeVisibility({ isNewVisit: false });
  const { went } = openPage('lxb://open', phone.visibility);
  phone.turn(false);
  phone.turn(true);
  expect(went).toEqual([]);
  tap(byRole('button', 'open'));
  expect(went).toEqual(['lxb://open']);
});

test('the store is opened by a tap, and does not count as the opened app', () => {
  const phone = fakeVisibility();
  const { went } = openPage(null, phone.visibility);
  tap(byRole('button', 'store'));
  phone.turn(false);
  phone.turn(true);
  expect(went).toEqual(['market://details?id=cn.lxb.lxb']);
  expect(shown()).toContain('store');
});

test('an address that is not allowed is reported and not followed', () => {
  const { went, report } = openPage(null, fakeVisibility().visibility);
  tap(byRole('button', 'evil'));
  expect(went).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(shown()).toContain('refused');
});
