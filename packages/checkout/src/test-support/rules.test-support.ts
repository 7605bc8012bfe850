import type { Order } from '@vip/api';
import { expect } from 'vitest';
import type { PendingPurchase, CheckoutState } from '../contract.ts';
import { orderEnd } from '../order/order.ts';
import { endOf, intentOf, type Action, type Visit } from './actions.test-support.ts';

/** How long after leaving for the authorisation a tap is good, ms. */
const TAP_MS = 5 * 60_000;

/** What was on the screen at a tap on pay. */
interface Shown {
  packageId: string;
  amount: number;
}

/** A tap that may open one wallet. */
interface Permit {
  user: string;
  shown: Shown | null;
  /** The step from which on stored orders must have been asked about. */
  since: number;
  /** How often the page had been left for the authorisation before the tap. */
  redirects: number;
  /** When the page was left for it, ms since 1970. */
  leftAt: number | null;
}

/** The server's answer about an order, with the step of the query. */
interface ServerAnswer {
  asked: number;
  status: Order['status'] | 'missing';
  shown: Shown | null;
}

export interface Rules {
  before(visit: Visit, now: Action): void;
  /** Throws what was broken since. */
  after(visit: Visit): void;
  /** A tab that is frozen cannot keep its lock: what it has opened is left to it. */
  freeze(visit: Visit): void;
}

/** Checks through the ports what no purchase in these tabs of one device may ever do. */
export function watchRules(visits: readonly Visit[]): Rules {
  // Collected, because the machine treats anything that a port throws as a failure of the port.
  const breaches: unknown[] = [];
  const check = (must: () => void) => {
    try {
      must();
    } catch (breach) {
      breaches.push(breach);
    }
  };
  let step = 0;
  const permits = new Map<Visit, Permit>();
  /** What was last tapped, by key. */
  const tapped = new Map<string, Shown>();
  const answers = new Map<Visit, Map<string, ServerAnswer>>(
    visits.map((visit) => [visit, new Map<string, ServerAnswer>()]),
  );
  /** Orders that may be paid on this device. */
  const payable = new Set<string>();
  const done = new Set<string>();
  /** Tabs that were not frozen since they opened a wallet. */
  const awake = new Set<Visit>();
  /** Visits whose user does not know of a payment in another tab, with its buyer. */
  const uninformed = new Map<Visit, string>();

  const isMine = ({ world }: Visit, { intent, tab }: PendingPurchase) =>
    intent.user === '' ? tab === world.tab.get('checkout.main.lock') : intent.user === world.person.user;
  const isOthers = ({ world: { person } }: Visit, { intent: { user } }: PendingPurchase) =>
    user !== '' && person.user !== '' && user !== person.user;

  const mayOrder = (visit: Visit, key: string) => {
    const permit = permits.get(visit);
    expect(permit, 'an order without a tap').toBeDefined();
    if (permit?.shown) tapped.set(key, permit.shown);
    expect(uninformed.has(visit), 'an order while another tab has paid').toBe(false);
    for (const stored of visit.world.stored()) {
      const { order, launchedAt } = stored;
      const mayBePaid = order !== null && (launchedAt !== null || orderEnd(order) !== null);
      if (!mayBePaid || stored.key === key || isOthers(visit, stored)) continue;
      expect(isMine(visit, stored), 'an order while a possibly own one was not claimed').toBe(true);
      const answer = answers.get(visit)?.get(order.id);
      expect(answer?.asked, `an order before ${order.id} was asked about`).toBeGreaterThanOrEqual(
        permit?.since ?? Infinity,
      );
      expect(answer?.status, 'an order while an own one is paid').toMatch(/created|paying|closed|missing/);
    }
  };

  const mayLaunch = (visit: Visit, id: string) => {
    const { world } = visit;
    const permit = permits.get(visit);
    permits.delete(visit);
    expect(permit, 'a wallet without a tap').toBeDefined();
    expect(permit?.user, 'a wallet for another user').toBe(world.person.user);
    for (const other of awake) expect(other.world.wallet.isOpen(), 'two wallets').toBe(false);
    awake.add(visit);
    const stored = world.stored().find(({ order }) => order?.id === id);
    expect(stored).toMatchObject({ launchedAt: world.clock.now(), intent: { user: world.person.user } });
    // An order that was only read is paid as well for what was tapped.
    const isRead = world.ports.capabilities?.paysAgain === false;
    if (isRead && stored && permit?.shown) tapped.set(stored.key, permit.shown);
    const { shown } = answers.get(visit)?.get(id) ?? {};
    expect(shown, 'not what was tapped').toEqual(tapped.get(stored?.key ?? ''));
    for (const other of visit.world.stored()) {
      if (!other.order || !isMine(visit, other)) continue;
      const answer = answers.get(visit)?.get(other.order.id);
      expect(['paid', 'refunded'], 'a wallet while an own purchase is paid').not.toContain(answer?.status);
    }
    payable.add(id);
  };

  const mayShow = (visit: Visit, state: CheckoutState) => {
    const ended = endOf(visit);
    if (ended) expect(visit.world.server.order(ended.order.id).status).toBe(ended.name);
    if (ended || (state.name === 'choosing' && state.notice?.kind === 'paid_elsewhere'))
      uninformed.delete(visit);
    if (state.name !== 'choosing' || !state.pending) return;
    const { purchase, isOwn } = state.pending;
    if (isOwn) expect(isMine(visit, purchase), 'an own purchase of another user').toBe(true);
  };

  /** Who has sent a request and when, by key: the page, the user, and an anonymous user's tab. */
  const senders = new Map<string, { who: string; at: number }>();
  const watch = (visit: Visit) => {
    const { ports, server } = visit.world;
    const { launch, createOrder, payAgain, getOrder } = ports;
    /** `id` is that of an order which is only read. */
    const record = async (answer: Promise<Order>, id?: string) => {
      const asked = step;
      const { loads } = visit.world;
      try {
        const order = await answer;
        // The page that sent the query was unloaded.
        if (visit.world.loads !== loads) return order;
        const shown = { packageId: order.package.id, amount: order.amount };
        answers.get(visit)?.set(order.id, { asked, status: order.status, shown });
        if (order.status === 'paid' && id === undefined) payable.add(order.id);
        return order;
      } catch (error) {
        if (id !== undefined && !server.orders.has(id))
          answers.get(visit)?.set(id, { asked, status: 'missing', shown: null });
        throw error;
      }
    };
    ports.launch = (instruction) => {
      const id = instruction.kind === 'jsapi' ? instruction.params.package?.slice('prepay_id='.length) : '';
      check(() => mayLaunch(visit, id ?? ''));
      return launch(instruction);
    };
    ports.createOrder = (intent, key, code) => {
      check(() => mayOrder(visit, key));
      const tab = intent.user === '' ? visit.world.tab.get('checkout.main.lock') : '';
      senders.set(key, { who: `${ports.origin.family} ${tab} ${intent.user}`, at: visit.world.clock.now() });
      return record(createOrder(intent, key, code));
    };
    ports.payAgain = (pending, code) => {
      check(() => {
        mayOrder(visit, pending.key);
        expect(ports.capabilities?.paysAgain, 'paid again without the capability').not.toBe(false);
      });
      return record(payAgain(pending, code));
    };
    ports.getOrder = (ref) => record(getOrder(ref), ref.id);
    const { onState } = ports;
    ports.onState = (state) => {
      onState?.(state);
      // Back on the page with a silent wallet: it is given up.
      if (state.name === 'confirming') visit.world.wallet.forget();
      if (state.name === 'paid') {
        const paid = visit.world.stored().find(({ order }) => order?.id === state.order.id);
        for (const other of visits) {
          const there = other.world.purchase.getState();
          const isInformed = there.name === 'choosing' && there.notice?.kind === 'paid_elsewhere';
          if (other !== visit && paid && !isInformed) uninformed.set(other, paid.intent.user);
        }
      }
      check(() => mayShow(visit, state));
    };
  };
  visits.forEach(watch);

  const made: { intent: string; order: Order; at: number }[] = [];
  const { server, ports: first } = visits[0]!.world;
  server.onMake = (order, intent, key) => {
    const { packageId, price } = intent;
    const { who = '', at = 0 } = senders.get(key) ?? {};
    const { hasKeys = true, validMs = 0 } = first.capabilities ?? {};
    /** Of another package or amount than was asked for it is no order of the intent. */
    const isOfIntent = ({ package: { id }, amount }: Order) => id === packageId && amount === price;
    if (hasKeys || !isOfIntent(order)) return;
    const now = { intent: `${who} ${packageId} ${price}`, order, at };
    for (const earlier of made) {
      const then = server.order(earlier.order.id);
      const isPayable = orderEnd(then) === null && now.at - earlier.at < validMs;
      const isSame = earlier.intent === now.intent && isOfIntent(then) && !done.has(then.id);
      check(() => expect(isSame && isPayable, 'two payable orders of one intent').toBe(false));
    }
    made.push(now);
  };

  const tap = (visit: Visit, shown: Shown | null) =>
    permits.set(visit, {
      user: visit.world.person.user,
      shown,
      since: step,
      redirects: visit.world.wechat.redirects(),
      leftAt: null,
    });

  return {
    before(visit, now) {
      step += 1;
      const state = visit.world.purchase.getState();
      const pending = state.name === 'choosing' ? state.pending : null;
      switch (now.action) {
        case 'pay':
          if (state.name !== 'choosing' && state.name !== 'closed') return;
          return void tap(visit, {
            packageId: now.packageId,
            amount: intentOf(visit, now.packageId).price,
          });
        case 'payAgain':
          if (state.name === 'confirming' || state.name === 'unknown') tap(visit, null);
          return;
        case 'acceptPrice': {
          const notice = state.name === 'choosing' && state.notice;
          if (!notice || notice.kind !== 'repriced' || !notice.order || !pending) return;
          const { order } = notice;
          tapped.set(pending.purchase.key, { packageId: order.package.id, amount: order.amount });
          return void tap(visit, null);
        }
        case 'resume': {
          if (!pending || pending.purchase.order) return;
          const { packageId, price } = pending.purchase.intent;
          return void tap(visit, { packageId, amount: price });
        }
        case 'dismissPending':
          // Whose it is only the user knows.
          if (pending && !pending.isOwn && pending.purchase.order) done.add(pending.purchase.order.id);
          return;
        case 'showResult': {
          const ended = endOf(visit);
          if (ended) {
            done.add(ended.order.id);
            uninformed.delete(visit);
          }
          return;
        }
        case 'reload':
        case 'reopen':
          uninformed.delete(visit);
          return void permits.delete(visit);
        case 'comeBack': {
          const permit = permits.get(visit);
          if (!permit || !visit.world.wechat.isAway()) return;
          if (visit.world.clock.now() - (permit.leftAt ?? 0) > TAP_MS) permits.delete(visit);
          permit.since = step;
          uninformed.delete(visit);
          return;
        }
        default:
          return;
      }
    },
    after(visit) {
      const { world } = visit;
      const permit = permits.get(visit);
      if (permit && permit.leftAt === null && world.wechat.redirects() > permit.redirects) {
        permit.leftAt = world.clock.now();
        // Stored before the page was left, and continued also if it was not left.
        const [left] = world.stored();
        if (left && permit.shown) tapped.set(left.key, permit.shown);
      }
      const { name } = world.purchase.getState();
      // A slow redirect may return to the page.
      if (name !== 'creating' && name !== 'launching' && !world.wechat.isAway()) permits.delete(visit);
      for (const [each, user] of uninformed) {
        const present = each.world.person.user;
        if (user !== '' && present !== '' && user !== present) uninformed.delete(each);
      }
      check(() => {
        const state = world.purchase.getState();
        const pending = state.name === 'choosing' ? state.pending : null;
        if (pending?.status !== 'unpaid' || pending.purchase.launchedAt === null) return;
        const answer = answers.get(visit)?.get(pending.purchase.order?.id ?? '');
        expect(answer?.status, 'a paid order is offered as unpaid').toMatch(/created|paying/);
      });
      check(() => {
        const stored = world.stored().map(({ order }) => order?.id);
        for (const id of payable) {
          const isPaid = !done.has(id) && world.server.orders.get(id)?.status === 'paid';
          if (isPaid) expect(stored, 'a paid purchase was forgotten').toContain(id);
        }
      });
      check(() => {
        if (!world.ports.identity) return;
        // A code is sent at most once, and only one that was returned with this tab's state.
        const sent = world.server.codes.filter((code) => code !== undefined);
        expect(new Set(sent).size).toBe(sent.length);
      });
      if (breaches.length > 0) throw breaches[0];
    },
    freeze: (visit) => void awake.delete(visit),
  };
}
