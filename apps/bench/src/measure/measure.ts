import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@vip/dev-tools/browser';
import type { VariantName } from '../variants/variant.ts';
import type { Backend } from '../server/serve-variant.ts';
import { oneLoad, type Load } from './one-load.ts';

/**
 * Loads every variant once unmeasured to warm up server and browser, then `rounds` times in turns. Each round begins with
 * another variant, so that none benefits from its position.
 */
export async function measure(options: {
  browser: Browser;
  served: readonly { name: VariantName; origin: string }[];
  rounds: number;
  storage: Record<string, string>;
}): Promise<Map<VariantName, Load[]>> {
  const { browser, served, rounds, storage } = options;
  const loads = new Map<VariantName, Load[]>(served.map(({ name }) => [name, []]));
  for (const { origin } of served) await oneLoad(browser, origin, storage);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % served.length;
    for (const { name, origin } of [...served.slice(turn), ...served.slice(0, turn)])
      loads.get(name)?.push(await oneLoad(browser, origin, storage));
  }
  return loads;
}

/** The Chromium that all suites use. Throws if there is none. */
export function openChromium(): Promise<Browser> {
  const found = findBrowser(process.env);
  if (!found) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  return chromium.launch({ executablePath: found, args: ['--no-sandbox', '--disable-quic'] });
}

/** Stored session of a logged-in user: the storage keys of the specification. */
export async function storedSession(sandbox: Backend): Promise<Record<string, string>> {
  const answer = await sandbox(
    new Request('https://localhost/__sandbox/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  if (!answer.ok) throw new Error(`the sandbox gives no session: ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: unknown };
  return {
    'auth.token': `Bearer ${token.replace(/^Bearer /, '')}`,
    'auth.info': JSON.stringify(user),
    ct: '0',
  };
}
