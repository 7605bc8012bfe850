// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageVisibility } from './page-visibility.ts';

let shown: DocumentVisibilityState = 'visible';
let resumed = () => {};
const stopResume = vi.fn();
const stops: (() => void)[] = [];

/** A sight with two listeners, as the machine and its watch are; `told` is what the second one saw each time. */
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

  it('is told as the browser tells it', () => {
    const { told } = watched();
    turn('hidden');
    turn('visible');
    expect(told).toEqual([false, true]);
  });

  it('is told of a page that comes back out of the back-forward cache without a visibilitychange', () => {
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

  it('is seen again in a web view that tells of the way out alone', () => {
    const { sight } = watched();
    page('pagehide');
    turn('visible');
    expect(sight.isVisible()).toBe(true);
  });

  it('is told by Alipay when its cashier has gone, and by the app', () => {
    const { told } = watched();
    document.dispatchEvent(new Event('resume'));
    resumed();
    expect(told).toEqual([true, true]);
  });

  it('is told to nobody once the last one stopped listening', () => {
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
