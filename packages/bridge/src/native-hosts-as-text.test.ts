import { nativeHosts, type HostOptions, type NativeHost } from '@vip/native-hosts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from './connect.ts';
import { handOver, openPage, type Page } from './open-page.test-support.ts';
import { parsed, soon, userAgentOf } from './play-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(nativeHosts)('the fake app works when only its text is put into a page: $id', async (host) => {
  // Its own scope is empty here, so anything from outside its body would be missing.
  const rebuilt = new Function(`return (${host.text})`)() as (
    window: Page,
    options: HostOptions,
  ) => NativeHost;
  const userAgent = userAgentOf(host.id);
  const page = openPage(userAgent);
  const app = rebuilt(page, { handOver, ...host.variant });
  const connecting = connectBridge(page, { userAgent });
  await vi.advanceTimersByTimeAsync(100);
  const bridge = await connecting;
  expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  bridge.register('onBack', () => true);
  expect(String(await soon(app.callPage('onBack')))).toBe('true');
});

it.each(nativeHosts)(
  'the fake app tells of its traffic, both ways: $id',
  async ({ id, install, variant }) => {
    const userAgent = userAgentOf(id);
    const page = openPage(userAgent);
    const told: string[] = [];
    const app = install(page, {
      handOver,
      ...variant,
      onTraffic: ({ direction, kind, name }) => told.push(`${direction} ${kind} ${name}`),
    });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(100);
    const bridge = await connecting;
    await soon(bridge.getUserInfo());
    bridge.register('onBack', () => true);
    await soon(app.callPage('onBack'));
    expect(told).toEqual([
      'page_to_native call getUserInfo',
      'native_to_page answer getUserInfo',
      'native_to_page call onBack',
      'page_to_native answer onBack',
    ]);
  },
);
