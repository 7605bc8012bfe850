import type { DeviceWatcher, PageLife } from '../device/contract.ts';
import type { ServerRequest } from '../server/server.ts';
import type { Agreed, CreateRule, Facts, Rule, RuleName, Sent, Tap, Violation } from '../rules/rule.ts';

/** Passes all events of a run to the rules, with the facts that they need, and collects their violations. */
export interface RuleRunner extends DeviceWatcher {
  violations: Violation[];
  facts: Facts;
  tap(tap: Tap): void;
  /** The pending tap is cancelled and must have no effect. */
  disarm(tab: number): void;
  agree(tab: number, agreed: Agreed | null): void;
  wipe(): void;
  checkpoint(): void;
  end(isReopened: boolean): void;
}

/** After an expired login the payment continues; after other notices the page is back at choosing. */
const continuesPayment = (code: string | null) => code === 'unauthorized';

export function createRuleRunner(
  base: Pick<Facts, 'plan' | 'server' | 'now'>,
  createRules: readonly CreateRule[],
  startedAt: number,
  /** Set by the run once the device exists. */
  holder: { device: Facts['device'] | null },
): RuleRunner {
  const violations: Violation[] = [];
  const { server, now } = base;
  const facts: Facts = {
    ...base,
    get device() {
      if (!holder.device) throw new TypeError('the device does not exist yet');
      return holder.device;
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
  /** By tab: the notice at the last tap, which is older than the tap's outcome. */
  const before = new Map<number, string>();
  const sent = new WeakMap<ServerRequest, Sent>();
  const noticeOf = (life: PageLife | null) => JSON.stringify(life?.view?.shop?.notice ?? null);

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
    checkpoint: () => each((rule) => rule.onCheckpoint?.()),
    end: (isReopened) => each((rule) => rule.onEnd?.(isReopened)),
    onShow(life) {
      const { view } = life;
      // Consents end with an unmounted page.
      if (!view) return void facts.agreed.delete(life.tab);
      const notice = view.shop?.notice;
      const isNew = noticeOf(life) !== before.get(life.tab);
      if (isNew) before.delete(life.tab);
      if (notice && isNew && !view.shop?.isBusy && !continuesPayment(notice.code))
        facts.armed.delete(life.tab);
      each((rule) => rule.onShow?.(life, view));
    },
    onRequest(life, request) {
      const { armed, agreed } = facts;
      sent.set(request, { tap: armed.get(life.tab) ?? null, agreed: agreed.get(life.tab) ?? null });
      each((rule) => rule.onRequest?.(life, request));
    },
    onArrival(life, arrival) {
      const at = sent.get(arrival.request) ?? { tap: null, agreed: null };
      if (arrival.made) facts.orders.set(arrival.made.id, { order: arrival.made, tap: at.tap });
      each((rule) => rule.onArrival?.(life, arrival, at));
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
