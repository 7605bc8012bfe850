import type { OrderStatus, PayInstruction } from '@vip/api';
import { createCheckout } from '../machine/create-checkout.ts';
import type {
  LaunchResult,
  Ownership,
  PurchaseOrigin,
  CheckoutPorts,
  CheckoutState,
  ResultSubject,
} from '../contract.ts';
import { readPendings, writePending } from '../pending/pending-store.ts';
import { fakeWechat, type FakeWechat } from './fake-wechat.test-support.ts';
import { fakeClock, settled, type FakeClock } from './fake-clock.test-support.ts';
import { fakeVisibility, memoryStorage, type FakeStorage } from './fake-page.test-support.ts';
import { FakeServer, type Answer } from './fake-server.test-support.ts';
import { anIntent, anOrder, anOrigin, aPending } from './samples.test-support.ts';

/** A wallet that answers when a test lets it. */
export class FakeWallet {
  readonly opened: PayInstruction[] = [];
  private readonly waiting: ((result: LaunchResult) => void)[] = [];

  launch = (instruction: PayInstruction): Promise<LaunchResult> => {
    this.opened.push(instruction);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Its result will not come any more. */
  forget(): void {
    this.waiting.length = 0;
  }

  isOpen(): boolean {
    return this.waiting.length > 0;
  }

  report(result: LaunchResult): void {
    this.waiting.splice(0).forEach((resolve) => resolve(result));
  }
}

/** The user of a device, for all of its tabs: an account id, '' while anonymous. */
export interface Person {
  user: string;
}

interface WorldOptions {
  asksForOpenId?: boolean;
  origin?: PurchaseOrigin;
  user?: string;
  /** The order of a result page; without it the world has a purchase page. */
  subject?: ResultSubject;
  /** Ports that replace those of the world. */
  ports?: Partial<CheckoutPorts>;
}

interface Shared extends Partial<FakeClock> {
  storage?: FakeStorage;
  server?: FakeServer;
  person?: Person;
}

export type World = ReturnType<typeof createWorld>;

const whose = (present: string, user: string): Ownership => {
  if (user !== '' && present !== '') return user === present ? 'own' : 'other';
  return 'unsure';
};

let ids = 0;

/** One tab with its purchase. Give a second tab the first one. */
export function createWorld(
  shared: Shared = {},
  { asksForOpenId = false, origin = anOrigin(), user = 'u1', subject, ports: replaced }: WorldOptions = {},
) {
  const { clock, advance, waiting } = { ...fakeClock(), ...shared };
  const page = fakeVisibility();
  const server = shared.server ?? new FakeServer();
  const storage = shared.storage?.inAnotherTab?.() ?? shared.storage ?? memoryStorage();
  const person = shared.person ?? { user };
  let tab = memoryStorage();
  const wallet = new FakeWallet();
  const states: CheckoutState[] = [];
  let wechat = fakeWechat(tab, clock.now);
  server.hasKeys = replaced?.capabilities?.hasKeys ?? true;
  const ports: CheckoutPorts = {
    createOrder: server.createOrder,
    getOrder: server.getOrder,
    payAgain: (pending, code) => server.payAgain(pending.order?.id ?? '', code),
    ...(asksForOpenId && { identity: wechat.identity() }),
    launch: wallet.launch,
    isBuyer: (buyer) => buyer === person.user,
    whose: (buyer) => whose(person.user, buyer),
    origin,
    storage,
    tab,
    scope: 'main',
    clock,
    visibility: page.visibility,
    randomId: () => `id${++ids}`,
    onState: (state) => void states.push(state),
    ...replaced,
  };
  const load = (): void => {
    world.purchase.destroy();
    // What was open went with the page.
    wallet.forget();
    if (asksForOpenId) ports.identity = wechat.identity();
    world.loads += 1;
    world.purchase = createCheckout(ports, subject);
  };
  const world = {
    ...page,
    clock,
    advance,
    waiting,
    server,
    wallet,
    storage,
    tab,
    person,
    ports,
    states,
    /** The authorisation; used where the world was made with `asksForOpenId`. */
    wechat,
    /** What is stored, the newest first. */
    stored: () => readPendings(storage, 'main', clock.now()),
    /** Another user logs in; '' logs out. The page reports it as it does. */
    become(next: string): void {
      person.user = next;
      world.purchase.recheck();
    },
    /** Back from the authorisation: the page is loaded again. Does nothing if it was not left. */
    comeBack(how?: Parameters<FakeWechat['answer']>[0]): void {
      if (wechat.answer(how)) load();
    },
    /** How often the page was loaded. */
    loads: 1,
    purchase: createCheckout(ports, subject),
    state: (): CheckoutState => world.purchase.getState(),
    /** The lease of the lock, as it is stored. */
    lock: () => storage.get('checkout.main.lock'),
    /** Taps on pay; the server answers the next requests, one by default. */
    async tap(intent = anIntent(), answers = 1): Promise<void> {
      world.purchase.pay(intent);
      for (let at = 0; at < answers; at++) await world.answer();
    },
    /** The server answers the oldest request, and the machine handles it. */
    async answer(how?: Answer): Promise<void> {
      await settled();
      server.answer(how);
      await settled();
    },
    /** The wallet reports its result. */
    async report(result: LaunchResult): Promise<void> {
      wallet.report(result);
      await settled();
    },
    /** The buyer cancels in the wallet, and the server answers the query after it. */
    async cancel(): Promise<void> {
      await world.report('cancelled');
      await world.answer();
    },
    /** The page is loaded again in the same tab. */
    reload: load,
    /** The page is killed without notice, its lease stays; it is opened in a new tab. */
    reopen(): void {
      const lease = storage.get('checkout.main.lock');
      world.purchase.destroy();
      if (lease !== null) storage.set('checkout.main.lock', lease);
      tab = memoryStorage();
      world.tab = tab;
      ports.tab = tab;
      wechat = fakeWechat(tab, clock.now);
      world.wechat = wechat;
      load();
    },
  };
  return world;
}

/** The result page of order o1, whose purchase this device has stored. */
export function openResult(status: OrderStatus = 'created', options: WorldOptions = {}): World {
  const subject = { id: 'o1', resultToken: 'rt_o1', pending: aPending() };
  const world = createWorld({}, { ...options, subject });
  world.server.orders.set('o1', anOrder({ status }));
  writePending(world.storage, 'main', aPending(), world.clock.now());
  return world;
}

/** The same page after 重新支付: the wallet is open. */
export async function openPaidAgain(): Promise<World> {
  const world = openResult();
  await world.answer();
  world.purchase.payAgain();
  await world.answer();
  return world;
}

/** A purchase page whose wallet is open. */
export async function openLaunched(): Promise<World> {
  const world = createWorld();
  await world.tap();
  return world;
}
