import { nativeHosts, type HostOptions, type NativeHost, type NativeHostId } from '@vip/native-hosts';
import { vi } from 'vitest';
import { connectBridge } from './connect.ts';
import type { NativeBridge } from './contract.ts';
import { androidApp, handOver, harmonyApp, iosApp, openPage, type Page } from './open-page.test-support.ts';

export const userAgentOf = (id: NativeHostId): string =>
  ({ ios: iosApp, android: androidApp, harmony: harmonyApp })[
    nativeHosts.find((host) => host.id === id)!.platform
  ];

/** Installs the fake app with that id in a page; also a second time. */
export function installApp(page: Page, id: NativeHostId, options: Partial<HostOptions> = {}): NativeHost {
  const { install, variant } = nativeHosts.find((host) => host.id === id)!;
  return install(page, { handOver, ...variant, ...options });
}

/** A page in a fake app, connected to it. For tests with fake timers. */
export async function playApp(
  id: NativeHostId,
  options: Partial<HostOptions> = {},
): Promise<{ page: Page; host: NativeHost; bridge: NativeBridge }> {
  const page = openPage(userAgentOf(id));
  const host = installApp(page, id, options);
  const connecting = connectBridge(page, { userAgent: userAgentOf(id) });
  await vi.advanceTimersByTimeAsync(100);
  return { page, host, bridge: await connecting };
}

/** What `getUserInfo` resolves with in a fake app with the default hand-over. */
export const parsed = {
  token: 'Bearer abc.def',
  user: { id: '7', nickname: '江晚舟', avatar: '' },
  info: handOver.userinfo,
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};
