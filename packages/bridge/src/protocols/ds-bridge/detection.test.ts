import { expect, it, vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import {
  androidApp,
  iosApp,
  openPage,
  outcome,
  useFakeTimers,
  type Page,
} from '../../open-page.test-support.ts';
import { dsBridge } from '../detection.ts';

useFakeTimers();

function pageWith(parts: Record<string, unknown>): Page {
  return Object.assign(openPage(iosApp), { prompt: () => null, ...parts });
}

const { isThere } = dsBridge;

it('is detected by the app’s object or its flag', () => {
  expect(isThere(pageWith({ _dsbridge: { call: () => '{}' } }))).toBe(true);
  expect(isThere(pageWith({ _dswk: true }))).toBe(true);
  expect(isThere(pageWith({}))).toBe(false);
});

it('is not detected if its global cannot be called or its getter throws', () => {
  expect(isThere(pageWith({ _dsbridge: {} }))).toBe(false);
  expect(isThere(pageWith({ _dsbridge: null }))).toBe(false);
  expect(isThere(pageWith({ _dsbridge: () => '{}' }))).toBe(false);
  // An element of that id, which a page may have, is a global as well.
  expect(isThere(pageWith({ _dswk: openPage(iosApp).document.createElement('p') }))).toBe(false);
  expect(isThere(pageWith({ _dswk: true, prompt: undefined }))).toBe(false);
  const page = pageWith({});
  Object.defineProperty(page, '_dsbridge', {
    get: (): never => {
      throw new Error('no');
    },
  });
  expect(isThere(page)).toBe(false);
});

it.each([iosApp, androidApp, `${iosApp} _dsbridge`, `${androidApp} _dsbridge`])(
  'never prompts unless an app announces it: %s',
  async (userAgent) => {
    const prompt = vi.fn(() => null);
    const connecting = outcome(connectBridge(pageWith({ prompt }), { userAgent }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await connecting).toBe('absent');
    expect(prompt).not.toHaveBeenCalled();
  },
);

it('stops looking when found and after the time-out', async () => {
  const found = pageWith({});
  const connecting = outcome(connectBridge(found, { userAgent: iosApp }));
  await vi.advanceTimersByTimeAsync(200);
  Object.assign(found, { _dswk: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(await connecting).toMatchObject({ protocol: 'dsbridge' });
  expect(vi.getTimerCount()).toBe(0);

  void outcome(connectBridge(pageWith({}), { userAgent: iosApp }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(vi.getTimerCount()).toBe(0);
});
