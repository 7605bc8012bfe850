import type { DeviceWatcher, PageLife } from '../device/contract.ts';
import type { Agreed, CreateRule, Facts, Rule, RuleName, Tap, Violation } from '../rules/rule.ts';

/** Hears of everything that happens in a run, keeps what the rules need, and gathers what they report. */
export interface Referee extends DeviceWatcher {
  violations: Violation[];
  facts: Facts;
  tap(tap: Tap): void;
  /** What was tapped is given up: nothing may come of it any more. */
  disarm(tab: number): void;
  agree(tab: number, agreed: Agreed | null): void;
  wipe(): void;
  settled(): void;
  end(isReopened: boolean): void;
}

/** Notices after which a page is back at choosing. After an expired login the payment continues. */
const goesOn = (code: string | null) => code === 'unauthorized';

export function createReferee(
  base: Pick<Facts, 'plan' | 'server' | 'now'>,
  createRules: readonly CreateRule[],
  startedAt: number,
  /** Filled in by the run, once the device is there. */
  late: { device: Facts['device'] | null },
): Referee {
  const violations: Violation[] = [];
  const { server, now } = base;
  const facts: Facts = {
    ...base,
    get device() {
      if (!late.device) throw new TypeError('the device is not there yet');
      return late.device;
    },
    armed: new Map(),
    agreed: new Map(),
    orders: new Map(),
    seen: new Map(),
    wipedAt: [],
    sentEvents: [],
    report(rule: RuleName, text: string) {
      violations.push({ rule, at: now() - startedAt, text });
    },
  };
  let rules: Rule[] | null = null;
  const each = (run: (rule: Rule) => void) =>
    (rules ??= createRules.map((create) => create(facts))).forEach(run);
  const failed = new Set<PageLife>();
  /** By tab: the notice on the screen at the last tap, which says nothing of what comes of it. */
  const before = new Map<number, string>();
  const noticeOf = (life: PageLife | null) => JSON.stringify(life?.sight?.shop?.notice ?? null);

  return {
    violations,
    facts,
    tap(tap) {
      facts.armed.set(tap.tab, tap);
      before.set(tap.tab, noticeOf(facts.device.present().life()));
      each((rule) => rule.onTap?.(tap));
    },
    disarm: (tab) => void facts.armed.delete(tab),
    agree(tab, agreed) {
      if (agreed) facts.agreed.set(tab, agreed);
      else facts.agreed.delete(tab);
    },
    wipe: () => void facts.wipedAt.push(now()),
    settled: () => each((rule) => rule.onSettled?.()),
    end: (isReopened) => each((rule) => rule.onEnd?.(isReopened)),
    onShow(life) {
      const { sight } = life;
      // A page that was taken away: what was ticked on it is gone with it.
      if (!sight) return void facts.agreed.delete(life.tab);
      const notice = sight.shop?.notice;
      const isNew = noticeOf(life) !== before.get(life.tab);
      if (isNew) before.delete(life.tab);
      if (notice && isNew && !sight.shop?.isBusy && !goesOn(notice.code)) facts.armed.delete(life.tab);
      each((rule) => rule.onShow?.(life, sight));
    },
    onRequest: (life, request) => each((rule) => rule.onRequest?.(life, request)),
    onArrival(life, arrival) {
      if (arrival.made)
        facts.orders.set(arrival.made.id, { order: arrival.made, tap: facts.armed.get(life.tab) ?? null });
      each((rule) => rule.onArrival?.(life, arrival));
    },
    onEvents: (body) => void facts.sentEvents.push(body),
    onCashier(tab, trade) {
      const order = server.orderOfTrade(trade);
      if (!order) return;
      const tap = facts.armed.get(tab) ?? null;
      each((rule) => rule.onCashier?.(tab, order, tap));
      facts.armed.delete(tab);
    },
    onAppUser: (user) => each((rule) => rule.onAppUser?.(user)),
    onError(life, error) {
      facts.report(
        'error',
        `tab ${life.tab}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    },
    onFailedPage(life) {
      if (!failed.has(life)) facts.report('error', 'the shell shows that the page failed');
      failed.add(life);
    },
  };
}
