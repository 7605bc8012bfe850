// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageVisibility } from './page-visibility.ts';

let shown: DocumentVisibilityState = 'visible';
let resumed = () => {};
const stopResume = vi.fn();
const stops: (() => void)[] = [];

/** A page visibility with two listeners, like the machine and its watch; `told` has what the second one saw each time. */
function watched() {
  const sight = createPageVisibility(window, (listener) => {
    resumed = listener;
    return stopResume;
  });
  const told: boolean[] = [];
  stops.push(
    sight.onChange(() => undefined),
    sight.onChange(() => told.push(sight.isVisible())),
  );
  return { sight, told };
}
const page = (name: 'pagehide' | 'pageshow') => window.dispatchEvent(new Event(name));
const turn = (to: DocumentVisibilityState) => {
  shown = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('whether the page is seen', () => {
  beforeEach(() => {
    turn('visible');
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => shown);
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    vi.restoreAllMocks();
  });

  it('follows the visibility of the browser', () => {
    const { told } = watched();
    turn('hidden');
    turn('visible');
    expect(told).toEqual([false, true]);
  });

  it('is reported for a page that returns from the back-forward cache without a visibilitychange', () => {
    const { told } = watched();
    page('pagehide');
    page('pageshow');
    expect(told).toEqual([false, true]);
  });

  it('ends with seen, whichever of the two signs comes first', () => {
    const { sight, told } = watched();
    turn('hidden');
    page('pagehide');
    turn('visible');
    page('pageshow');
    expect(told).toEqual([false, false, true]);
    page('pagehide');
    turn('hidden');
    page('pageshow');
    expect(sight.isVisible()).toBe(false);
    turn('visible');
    expect(sight.isVisible()).toBe(true);
  });

  it('says nothing when the first load ends', () => {
    const { told } = watched();
    page('pageshow');
    expect(told).toEqual([]);
  });

  it('is visible again in a web view that reports only that the page was left', () => {
    const { sight } = watched();
    page('pagehide');
    turn('visible');
    expect(sight.isVisible()).toBe(true);
  });

  it('is reported by Alipay when its cashier has closed, and by the app', () => {
    const { told } = watched();
    document.dispatchEvent(new Event('resume'));
    resumed();
    expect(told).toEqual([true, true]);
  });

  it('is reported to no one once the last listener is removed', () => {
    const { sight, told } = watched();
    page('pagehide');
    told.length = 0;
    stops.splice(0).forEach((stop) => stop());
    turn('hidden');
    turn('visible');
    page('pageshow');
    document.dispatchEvent(new Event('resume'));
    expect(told).toEqual([]);
    expect(sight.isVisible()).toBe(true);
    expect(stopResume).toHaveBeenCalledOnce();
  });
});
