import { createClock } from '../device/clock.ts';
import type { Device } from '../device/contract.ts';
import { createDevice } from '../device/device.ts';
import type { Session } from '../device/native-app.ts';
import { createPendingWork } from '../device/pending-work.ts';
import type { Plan, User } from '../plan/plan.ts';
import { createRandom } from '../plan/random.ts';
import type { LoadProduct } from '../product/product.ts';
import type { View } from '../product/view.ts';
import { ALL_RULES } from '../rules/all.ts';
import type { CreateRule, Violation } from '../rules/rule.ts';
import type { Server } from '../server/server.ts';
import { describe } from './screen.ts';
import { createPlayer } from './player.ts';
import { createRuleRunner, type RuleRunner } from './rule-runner.ts';

/** The day of every run; a plan has the time of day. */
export const MIDNIGHT = Date.parse('2026-11-21T00:00:00+08:00');

/** The outcome of a plan. */
export interface Outcome {
  violations: Violation[];
  /** By place in the plan: whether the step could be done. */
  played: boolean[];
  /** How the orders of the device ended, in numbers. */
  orders: Record<string, number>;
  cashiers: number;
  results: number;
}

export interface RunOptions {
  rules?: readonly CreateRule[];
  /** Called with a line per event. */
  onLine?(line: string): void;
  /** Changes the view for the rules and the buyer, to test the campaign itself. */
  distort?(view: View): View;
}

/** Those who have logged in before the first page. */
const peopleOf = ({ stored, app, steps }: Plan): Set<User> => {
  const named = [stored?.user, app?.user, ...steps.map((step) => (step.do === 'app' ? step.user : null))];
  return new Set(named.filter((user): user is User => Boolean(user)));
};

/** Plays a plan against the product and the sandbox, from the first page to the final checks. */
export async function runPlan(
  plan: Plan,
  load: LoadProduct,
  server: Server,
  { rules = ALL_RULES, onLine, distort }: RunOptions = {},
): Promise<Outcome> {
  const pendingWork = createPendingWork();
  const start = MIDNIGHT + plan.startsAtMs;
  const clock = createClock(start, pendingWork.finish);
  server.reset(clock.now);
  const sessions = new Map<User, Session>();
  for (const user of peopleOf(plan)) sessions.set(user, await server.openSession(user));

  const log = (line: string) => onLine?.(`${String(clock.now() - start).padStart(9)} ${line}`);
  const holder: { device: Device | null } = { device: null };
  const ruleRunner = createRuleRunner({ plan, server, now: clock.now }, rules, start, holder);
  let cashiers = 0;
  const device = createDevice({
    plan,
    clock,
    pendingWork,
    random: createRandom(plan.seed ^ 0x5eed),
    server,
    load,
    sessions,
    ...(distort && { distort }),
    watcher: {
      ...ruleRunner,
      onCashier(tab, trade) {
        cashiers += 1;
        const order = server.orderOfTrade(trade);
        log(`  cashier in tab ${tab}: ${order?.package_name} ${order?.amount}`);
        ruleRunner.onCashier(tab, trade);
      },
      onArrival(life, arrival) {
        const { request, fault, answer } = arrival;
        log(`  ${request.method} ${request.path} ${answer?.status ?? 'dropped'} ${fault?.kind ?? ''}`);
        ruleRunner.onArrival(life, arrival);
      },
      onShow(life) {
        if (onLine && life.view) log(`    tab ${life.tab} shows ${describe(life.view)}`);
        ruleRunner.onShow(life);
      },
    },
  });
  holder.device = device;

  const rejected = (error: unknown) => {
    const life = device.present().life();
    if (life) ruleRunner.onError(life, error);
  };
  process.on('unhandledRejection', rejected);
  const played: boolean[] = [];
  try {
    device.look(0);
    const player = createPlayer(device, ruleRunner);
    for (const step of plan.steps) {
      log(JSON.stringify(step));
      const isDone = await player.play(step);
      if (!isDone) log('  is not on the screen');
      played.push(isDone);
      checkPages(device, ruleRunner);
    }
    await finalChecks(device, ruleRunner, log);
  } finally {
    for (const tab of device.tabs) tab.close();
    await pendingWork.finish();
    process.off('unhandledRejection', rejected);
  }

  const { facts, violations } = ruleRunner;
  const orders: Record<string, number> = {};
  for (const { order } of facts.orders.values()) {
    const status = server.order(order.id)?.status ?? 'gone';
    orders[status] = (orders[status] ?? 0) + 1;
  }
  return { violations, played, orders, cashiers, results: facts.seen.size };
}

/** Reports pages for which the shell shows its failure page. */
function checkPages({ tabs }: Device, ruleRunner: RuleRunner): void {
  for (const tab of tabs) {
    const shown = tab.shown();
    if (shown.kind === 'product' && shown.page.failureText().includes('页面加载失败'))
      ruleRunner.onFailedPage(shown.page);
  }
}

/** Longer than a page polls an order before its state is unknown. */
const RESTS_MS = 75_000;
const OPENS_MS = 20_000;
/** A page polls its pending order every 20 s. */
const ASKS_MS = 30_000;

/** Removes all faults, then checks the page, and the page of a buyer who opens the link again. */
async function finalChecks(
  device: Device,
  ruleRunner: RuleRunner,
  log: (line: string) => void,
): Promise<void> {
  const { server, clock, plan } = device;
  log('all faults are removed');
  server.heal();
  device.isOnline = true;
  device.app?.setSilent(false);
  device.tabs.forEach((tab) => tab.setOnline(true));
  device.sheet?.answer('cancel');
  const tab = device.present();
  await clock.advance(RESTS_MS);
  const checkpoint = () => {
    server.processDue();
    ruleRunner.checkpoint();
  };
  checkpoint();
  await clock.advance(ASKS_MS);
  if (tab.shown().kind === 'product') ruleRunner.end(false);
  checkpoint();
  log('the link is opened again');
  tab.reopen(plan.address);
  await clock.advance(OPENS_MS);
  server.processDue();
  checkPages(device, ruleRunner);
  ruleRunner.end(true);
}
