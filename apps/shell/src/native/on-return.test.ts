// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onReturn } from './on-return.ts';

const listen = () => {
  const handler = vi.fn();
  let resumed = () => {};
  const stopApp = vi.fn();
  const stop = onReturn(window, (handler) => {
    resumed = handler;
    return stopApp;
  })(handler);
  return { handler, stop, stopApp, resumed: () => resumed() };
};
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('onReturn', () => {
  afterEach(() => vi.restoreAllMocks());

  it('reports a page that becomes visible, not one that is hidden', () => {
    const { handler, stop } = listen();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('reports a page restored from the back-forward cache, not its first load', () => {
    const { handler, stop } = listen();
    pageshow(false);
    expect(handler).not.toHaveBeenCalled();
    pageshow(true);
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('reports that the app has resumed the page', () => {
    const { handler, resumed, stop } = listen();
    resumed();
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('reports nothing after the cleanup', () => {
    const { handler, stop, stopApp } = listen();
    stop();
    pageshow(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).not.toHaveBeenCalled();
    expect(stopApp).toHaveBeenCalledOnce();
  });
});
