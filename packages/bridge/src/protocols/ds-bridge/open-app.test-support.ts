import type { HostOptions, NativeHost, TrafficEntry } from '@vip/native-hosts';
import { vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import type { NativeBridge } from '../../contract.ts';
import { androidApp, iosApp, openPage, type Page } from '../../open-page.test-support.ts';
import { installApp } from '../../play-app.test-support.ts';

export type System = 'android' | 'ios';

export const systems: readonly System[] = ['android', 'ios'];

export const userAgents: Readonly<Record<System, string>> = { android: androidApp, ios: iosApp };

type Table = Record<string, unknown> & { _obs: Record<string, unknown> };

/** A page with the globals of the protocol: the app's object, the page's functions and the global that runs them. */
export type AppPage = Page & {
  _dsbridge?: { call(method: string, argument: string): string };
  _dsf: Table;
  _dsaf: Table;
  _handleMessageFromNative(message: unknown): void;
};

interface OpenApp {
  page: AppPage;
  host: NativeHost;
  traffic: TrafficEntry[];
  /** Errors that reached the page's window. */
  errors: unknown[];
  /** The scripts that the app evaluated. */
  scripts: string[];
  connect(): Promise<NativeBridge>;
}

/** A page in a fake app that speaks DSBridge. Timers must be the test's. */
export function openApp(system: System, options: Partial<HostOptions> = {}): OpenApp {
  const page = openPage(userAgents[system]) as AppPage;
  const errors: unknown[] = [];
  const traffic: TrafficEntry[] = [];
  const scripts: string[] = [];
  page.addEventListener('error', (event) => errors.push((event as ErrorEvent).error));
  const host = installApp(page, `dsbridge-${system}`, {
    onTraffic: (entry) => traffic.push(entry),
    onScript: (script) => scripts.push(script),
    ...options,
  });
  return {
    page,
    host,
    traffic,
    errors,
    scripts,
    async connect() {
      const connecting = connectBridge(page, { userAgent: userAgents[system] });
      await vi.advanceTimersByTimeAsync(10);
      return connecting;
    },
  };
}

/** One synchronous call as the wire has it: the parsed reply. */
export function callApp(page: AppPage, method: string, argument: unknown): unknown {
  const text = JSON.stringify(argument);
  const reply = page._dsbridge ? page._dsbridge.call(method, text) : page.prompt(`_dsbridge=${method}`, text);
  return JSON.parse(String(reply));
}
