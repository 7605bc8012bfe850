import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Control, Environment } from '../fixtures/control.ts';
import { openBook } from './book.ts';
import { openDevice, type Session } from './device.ts';
import type { Plan } from './plan.ts';
import { createPlayer } from './player.ts';
import { checkEnd, missingPayments } from './rules.ts';
import type { Screen } from './screen.ts';

/** A user who logs in by SMS for the first time, without an account. */
const NEWCOMER = '13900000007';

const peopleOf = ({ stored, app, steps }: Plan): string[] => {
  const named = [stored?.user, app?.user, ...steps.map((step) => ('user' in step ? step.user : null))];
  return [...new Set(named.filter((user): user is string => Boolean(user) && user !== NEWCOMER))];
};

/** The result of a plan: broken rules, and which steps were possible. */
export interface Outcome {
  violations: string[];
  played: boolean[];
}

/** Plays a plan in a browser over the running product, from the first page to the last check. */
export async function runPlan(
  plan: Plan,
  where: { browser: Browser; environment: Environment; site: string; control: Control },
): Promise<Outcome> {
  const { control } = where;
  const sessions = new Map<string, Session>();
  for (const user of peopleOf(plan)) {
    const { token, user: account } = await control.session(user);
    sessions.set(user, { token, user: { nickname: '', ...account } });
  }
  const device = await openDevice(where.browser, { plan, sessions, ...where });
  const book = openBook(device);
  for (const [, { token, user }] of sessions) book.owners.set(`Bearer ${token}`, user.id);
  const played: boolean[] = [];
  try {
    const player = createPlayer(device, book, sessions);
    for (const step of plan.steps) played.push(await player.play(step));
    await control.clearFaults();
    await device.goOffline(0);
    await device.app?.change({ isSilent: false });
    await device.pass(75_000);
    await player.read();
    const { orders } = await control.state();
    const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id);
    await device.reopen(plan.address);
    await device.idle();
    let screen: Screen | null = null;
    for (let read = 0; read < 3; read += 1) {
      await device.pass(7000);
      screen = await player.read();
    }
    const missing = () => missingPayments(device, book, screen, paid);
    // The page checks a stored order once its chunks are loaded, which takes longer on a busy machine.
    for (let wait = 0; wait < 30 && (await missing()).length > 0; wait += 1) {
      await sleep(500);
      screen = await player.read();
    }
    for (const payment of await missing()) book.report('paid shown', payment);
    await checkEnd(device, book);
    for (const error of device.errors) book.report('error', error.slice(0, 400));
  } catch (error) {
    // Reported with the plan: either the product or the player stopped here.
    book.report('stopped', (error as Error).stack ?? String(error));
  } finally {
    await device.context.close();
  }
  return { violations: book.violations, played };
}
