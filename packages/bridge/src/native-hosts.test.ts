import { nativeHosts, type TrafficEntry } from '@vip/native-hosts';
import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from './connect.ts';
import { handOver, openPage, soon, useFakeTimers } from './open-page.test-support.ts';
import { parsed, playApp, userAgentOf } from './play-app.test-support.ts';

useFakeTimers();

describe.each(nativeHosts)('$id', (host) => {
  const userAgent = userAgentOf(host.id);

  it('works when only its text is put into a page', async () => {
    // Outside its body nothing is in scope here.
    const rebuilt = new Function(`return (${host.text})`)() as typeof host.install;
    const page = openPage(userAgent);
    const app = rebuilt(page, { handOver, ...host.variant });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(100);
    const bridge = await connecting;
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    bridge.register('onBack', () => true);
    expect(String(await soon(app.callPage('onBack')))).toBe('true');
  });

  it('reports its traffic in both directions, with the raw messages', async () => {
    const traffic: TrafficEntry[] = [];
    const { bridge, host: app } = await playApp(host.id, { onTraffic: (entry) => traffic.push(entry) });
    bridge.register('onBack', () => true);
    await soon(bridge.getUserInfo());
    await soon(app.callPage('onBack', { depth: 1 }));
    expect(traffic.map(({ direction, kind, name }) => `${direction} ${kind} ${name}`)).toEqual([
      'page_to_native call getUserInfo',
      'native_to_page answer getUserInfo',
      'native_to_page call onBack',
      'page_to_native answer onBack',
    ]);
    for (const { raw } of traffic) expect(raw).toEqual(expect.stringMatching(/./));
  });
});
