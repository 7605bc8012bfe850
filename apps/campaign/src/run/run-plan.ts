import { createClock } from '../device/clock.ts';
import type { Device } from '../device/contract.ts';
import { createDevice } from '../device/device.ts';
import type { Session } from '../device/native-app.ts';
import { createSettling } from '../device/settle.ts';
import type { Plan, User } from '../plan/plan.ts';
import { createRandom } from '../plan/random.ts';
import type { LoadProduct } from '../product/product.ts';
import type { Sight } from '../product/sight.ts';
import { ALL_RULES } from '../rules/all.ts';
import type { CreateRule, Violation } from '../rules/rule.ts';
import type { Server } from '../server/server.ts';
import { describe } from './describe.ts';
import { createPlayer } from './player.ts';
import { createReferee, type Referee } from './referee.ts';

/** The day of every run; a plan says the time of day. */
export const MIDNIGHT = Date.parse('2026-11-21T00:00:00+08:00');

/** What came of a plan. */
export interface Outcome {
  violations: Violation[];
  /** By place in the plan: whether the step could be done. */
  played: boolean[];
  /** How the orders of the device ended, in numbers. */
  orders: Record<string, number>;
  cashiers: number;
  results: number;
  /** ms of virtual time. */
  took: number;
}

export interface RunOptions {
  rules?: readonly CreateRule[];
  /** Hears of everything, a line each. */
  onLine?(line: string): void;
  /** Changes what the rules and the buyer see: for testing the campaign itself. */
  distort?(sight: Sight): Sight;
}

/** Whoever is to be new logs in first in the page. */
const NEW: User = '13900000007';

const peopleOf = ({ stored, app, steps }: Plan): Set<User> => {
  const named = [stored?.user, app?.user, ...steps.map((step) => ('user' in step ? step.user : null))];
  return new Set(named.filter((user): user is User => Boolean(user) && user !== NEW));
};

/** Plays a plan against the product and the sandbox, from the first page to the last look. */
export async function runPlan(
  plan: Plan,
  load: LoadProduct,
  server: Server,
  { rules = ALL_RULES, onLine, distort }: RunOptions = {},
): Promise<Outcome> {
  const settling = createSettling();
  const start = MIDNIGHT + plan.startsAtMs;
  const clock = createClock(start, settling.settle);
  server.reset(clock.now);
  const sessions = new Map<User, Session>();
  for (const user of peopleOf(plan)) sessions.set(user, await server.openSession(user));

  const say = (line: string) => onLine?.(`${String(clock.now() - start).padStart(9)} ${line}`);
  const holder: { device: Device | null } = { device: null };
  const referee = createReferee({ plan, server, now: clock.now }, rules, start, holder);
  let cashiers = 0;
  const device = createDevice({
    plan,
    clock,
    settling,
    random: createRandom(plan.seed ^ 0x5eed),
    server,
    load,
    sessions,
    ...(distort && { distort }),
    watcher: {
      ...referee,
      onCashier(tab, trade) {
        cashiers += 1;
        const order = server.orderOfTrade(trade);
        say(`  cashier in tab ${tab}: ${order?.package_name} ${order?.amount}`);
        referee.onCashier(tab, trade);
      },
      onArrival(life, arrival) {
        const { request, fault, answer } = arrival;
        say(`  ${request.method} ${request.path} ${answer?.status ?? 'dropped'} ${fault?.kind ?? ''}`);
        referee.onArrival(life, arrival);
      },
      onShow(life) {
        if (onLine && life.sight) say(`    tab ${life.tab} shows ${describe(life.sight)}`);
        referee.onShow(life);
      },
    },
  });
  holder.device = device;

  const rejected = (error: unknown) => {
    const life = device.present().life();
    if (life) referee.onError(life, error);
  };
  process.on('unhandledRejection', rejected);
  const played: boolean[] = [];
  try {
    device.look(0);
    const player = createPlayer(device, referee);
    for (const step of plan.steps) {
      say(JSON.stringify(step));
      const isDone = await player.play(step);
      if (!isDone) say('  is not on the screen');
      played.push(isDone);
      checkPages(device, referee);
    }
    await lookAtTheEnd(device, referee, say);
  } finally {
    for (const tab of device.tabs) tab.close();
    await settling.settle();
    process.off('unhandledRejection', rejected);
  }

  const { facts, violations } = referee;
  const orders: Record<string, number> = {};
  for (const { order } of facts.orders.values()) {
    const status = server.order(order.id)?.status ?? 'gone';
    orders[status] = (orders[status] ?? 0) + 1;
  }
  return { violations, played, orders, cashiers, results: facts.seen.size, took: clock.now() - start };
}

/** Pages that fell over are shown as such by the shell. */
function checkPages({ tabs }: Device, referee: Referee): void {
  for (const tab of tabs) {
    const shown = tab.shown();
    if (shown.kind === 'product' && shown.page.failureText().includes('页面加载失败'))
      referee.onFailedPage(shown.page);
  }
}

/** Longer than an order is asked for before the state is unknown. */
const RESTS_MS = 75_000;
const OPENS_MS = 20_000;
/** A page asks about what it offers every 20 s. */
const ASKS_MS = 30_000;

/** Nothing misbehaves any more: what does the page say, and what to a buyer who opens the link again? */
async function lookAtTheEnd(device: Device, referee: Referee, say: (line: string) => void): Promise<void> {
  const { server, clock, plan } = device;
  say('nothing misbehaves any more');
  server.heal();
  device.isOnline = true;
  device.app?.setSilent(false);
  device.tabs.forEach((tab) => tab.setOnline(true));
  device.sheet?.answer('cancel');
  const tab = device.present();
  await clock.advance(RESTS_MS);
  const settle = () => {
    server.settle();
    referee.settled();
  };
  settle();
  await clock.advance(ASKS_MS);
  if (tab.shown().kind === 'product') referee.end(false);
  settle();
  say('the link is opened again');
  tab.reopen(plan.address);
  await clock.advance(OPENS_MS);
  server.settle();
  checkPages(device, referee);
  referee.end(true);
}
