// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageVisibility } from './page-visibility.ts';

let shown: DocumentVisibilityState = 'visible';
let resumed = () => {};
const stopResume = vi.fn();
const stops: (() => void)[] = [];

/** A page visibility with two listeners, like the machine and its watch. `reports`: what the second one read each time. */
function watched() {
  const visibility = createPageVisibility(window, (listener) => {
    resumed = listener;
    return stopResume;
  });
  const reports: boolean[] = [];
  stops.push(
    visibility.onChange(() => undefined),
    visibility.onChange(() => reports.push(visibility.isVisible())),
  );
  return { visibility, reports };
}
const page = (name: 'pagehide' | 'pageshow') => window.dispatchEvent(new Event(name));
const turn = (to: DocumentVisibilityState) => {
  shown = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the visibility of the page', () => {
  beforeEach(() => {
    turn('visible');
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => shown);
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    vi.restoreAllMocks();
  });

  it('follows the visibility of the browser', () => {
    const { reports } = watched();
    turn('hidden');
    turn('visible');
    expect(reports).toEqual([false, true]);
  });

  it('is reported for a page that returns from the back-forward cache without a visibilitychange', () => {
    const { reports } = watched();
    page('pagehide');
    page('pageshow');
    expect(reports).toEqual([false, true]);
  });

  it('ends as visible, in either order of the two events', () => {
    const { visibility, reports } = watched();
    turn('hidden');
    page('pagehide');
    turn('visible');
    page('pageshow');
    expect(reports).toEqual([false, false, true]);
    page('pagehide');
    turn('hidden');
    page('pageshow');
    expect(visibility.isVisible()).toBe(false);
    turn('visible');
    expect(visibility.isVisible()).toBe(true);
  });

  it('is not reported when the first load ends', () => {
    const { reports } = watched();
    page('pageshow');
    expect(reports).toEqual([]);
  });

  it('is reported by Alipay when its cashier has closed, and by the app', () => {
    const { reports } = watched();
    document.dispatchEvent(new Event('resume'));
    resumed();
    expect(reports).toEqual([true, true]);
  });

  it('is reported to no one once the last listener is removed', () => {
    const { visibility, reports } = watched();
    page('pagehide');
    reports.length = 0;
    stops.splice(0).forEach((stop) => stop());
    turn('hidden');
    turn('visible');
    page('pageshow');
    document.dispatchEvent(new Event('resume'));
    expect(reports).toEqual([]);
    expect(visibility.isVisible()).toBe(true);
    expect(stopResume).toHaveBeenCalledOnce();
  });
});
