import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { Control, State } from './control.ts';

/** What one test left in the event store, and what must stand in none of it. */
export interface KeptEvents {
  test: string;
  events: State['events'];
  /** Phone numbers, tokens, and the parts of addresses that this test had. */
  secrets: string[];
}

/** Named by `run.ts`, for the whole run; without it nothing is kept. */
const FILE = process.env['E2E_EVENTS'];

/** Leaves every page, as people do: what was not sent yet goes out with that. */
export async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    // A page that a test has closed, crashed or taken offline cannot be left any more.
    if (!page.isClosed()) await page.goto('about:blank').catch(() => undefined);
  }
}

/** Keeps the events of a test for the check after the whole run: the next test starts with an empty store. */
export async function keepEvents(control: Control, test: string): Promise<void> {
  if (!FILE) return;
  const state = await arrived(control);
  if (state.events.length === 0) return;
  const kept: KeptEvents = { test, events: state.events, secrets: secretsOf(state) };
  appendFileSync(FILE, `${JSON.stringify(kept)}\n`);
}

/** What a page sends while it is left arrives a moment later; a page without scripts or network sends nothing. */
async function arrived(control: Control): Promise<State> {
  let state = await control.state();
  for (let look = 0; look < MOST_LOOKS && state.events.length === 0; look += 1) state = await control.state();
  return state;
}
const MOST_LOOKS = 20;

/** Long enough to be no word by chance. */
const LEAST = 5;

const secretsOf = ({ users, orders, sms }: State): string[] =>
  [
    ...users.map(({ phone }) => phone),
    ...sms.flatMap(({ phone, code }) => [phone, code]),
    ...orders.flatMap(({ result_token, address }) => [result_token, ...Object.values(address ?? {})]),
  ].filter((secret): secret is string => typeof secret === 'string' && secret.length >= LEAST);

/** All that the run has kept. */
export const readKeptEvents = (): KeptEvents[] =>
  FILE && existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as KeptEvents)
    : [];
