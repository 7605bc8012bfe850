import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findQuickBrowser } from '@vip/dev-tools/browser';
import type { Certificate } from '../server/certificate.ts';
import type { Target } from '../subjects.ts';
import { installProbe } from './probe.ts';
import { watchNetwork, type Network } from './watch-network.ts';

/** Conditions of every load. Rates in bits per second, latency in ms per request. */
export const CONDITIONS = { cpuSlowdown: 4, latency: 150, down: 1_600_000, up: 750_000 } as const;

const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  serviceWorkers: 'block',
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; Pixel 3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
};

function launchOptions({ publicKeyHash }: Certificate) {
  const executablePath = findQuickBrowser(process.env);
  if (!executablePath) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  const trust = `--ignore-certificate-errors-spki-list=${publicKeyHash}`;
  return { executablePath, args: ['--no-sandbox', '--disable-quic', trust] };
}

/** The browser of the journeys. Throws if there is none. */
export const openChromium = (certificate: Certificate): Promise<Browser> =>
  chromium.launch(launchOptions(certificate));

/** A new profile in memory, with `storage` of an earlier visit. */
export function newProfile(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
): Promise<BrowserContext> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  return browser.newContext({ ...PHONE, storageState: { cookies: [], origins: [{ origin, localStorage }] } });
}

/** A browser with a profile in a folder. */
export const openStoredProfile = (folder: string, certificate: Certificate): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...PHONE, ...launchOptions(certificate) });

/** A page with the probe, under the conditions. */
export interface MeasuredPage {
  page: Page;
  devtools: CDPSession;
  network: Network;
  /** Errors of the page and its console so far. */
  errors: string[];
}

export async function openMeasuredPage(context: BrowserContext, target: Target): Promise<MeasuredPage> {
  const page = await context.newPage();
  await page.addInitScript(installProbe, target);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const devtools = await context.newCDPSession(page);
  const network = await watchNetwork(devtools);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latency,
    downloadThroughput: CONDITIONS.down / 8,
    uploadThroughput: CONDITIONS.up / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
  return { page, devtools, network, errors };
}

const POLL_MS = 300;
const WAIT_MAX_MS = 30_000;

/**
 * Whether an expression becomes true in time. By the debugger, and rarely: Playwright's own waiting compiles its library in
 * the page, 200 ms of a slow CPU between the first paint and the prices.
 */
export async function becomesTrue(devtools: CDPSession, expression: string): Promise<boolean> {
  const deadline = Date.now() + WAIT_MAX_MS;
  while (Date.now() < deadline) {
    await new Promise((passed) => setTimeout(passed, POLL_MS));
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return true;
  }
  return false;
}
