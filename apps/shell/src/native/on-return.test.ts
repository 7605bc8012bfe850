// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onReturn } from './on-return.ts';

const listen = () => {
  const handler = vi.fn();
  let resumed = () => {};
  const stopApp = vi.fn();
  const stop = onReturn(window, (tell) => {
    resumed = tell;
    return stopApp;
  })(handler);
  return { handler, stop, stopApp, resumed: () => resumed() };
};
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a page that is seen again', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is told of when it is shown, and not when it is hidden', () => {
    const { handler, stop } = listen();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('is told of out of the back-forward cache, and not at its first load', () => {
    const { handler, stop } = listen();
    pageshow(false);
    expect(handler).not.toHaveBeenCalled();
    pageshow(true);
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('is told of by the app', () => {
    const { handler, resumed, stop } = listen();
    resumed();
    expect(handler).toHaveBeenCalledOnce();
    stop();
  });

  it('is told to nobody who stopped listening', () => {
    const { handler, stop, stopApp } = listen();
    stop();
    pageshow(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(handler).not.toHaveBeenCalled();
    expect(stopApp).toHaveBeenCalledOnce();
  });
});
