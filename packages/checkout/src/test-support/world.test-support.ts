import type { PayInstruction } from '@vip/api';
import { createCheckout } from '../machine/create-checkout.ts';
import type {
  LaunchResult,
  Ownership,
  PendingPurchase,
  Checkout,
  PurchaseOrigin,
  CheckoutPorts,
  CheckoutState,
} from '../contract.ts';
import { readPendings } from '../pending/pending-store.ts';
import { fakeWechat, type FakeWechat } from './fake-wechat.test-support.ts';
import { fakeClock, settled, type FakeClock } from './fake-clock.test-support.ts';
import {
  fakeVisibility,
  memoryStorage,
  type FakeStorage,
  type FakeVisibility,
} from './fake-page.test-support.ts';
import { FakeServer, type Answer } from './fake-server.test-support.ts';
import { anOrigin } from './samples.test-support.ts';

/** A wallet that answers when a test lets it. */
export class FakeWallet {
  readonly opened: PayInstruction[] = [];
  private readonly waiting: ((result: LaunchResult) => void)[] = [];

  launch = (instruction: PayInstruction): Promise<LaunchResult> => {
    this.opened.push(instruction);
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  /** Its word will not come any more. */
  forget(): void {
    this.waiting.length = 0;
  }

  isOpen(): boolean {
    return this.waiting.length > 0;
  }

  say(result: LaunchResult): void {
    this.waiting.splice(0).forEach((resolve) => resolve(result));
  }
}

/** The user of a device, for all of its tabs: an account id, '' while anonymous. */
export interface Person {
  user: string;
}

export interface World extends FakeClock, FakeVisibility {
  server: FakeServer;
  wallet: FakeWallet;
  storage: FakeStorage;
  tab: FakeStorage;
  person: Person;
  ports: CheckoutPorts;
  states: CheckoutState[];
  purchase: Checkout;
  /** The authorisation; used where the world was made with `asksForOpenId`. */
  wechat: FakeWechat;
  /** What is stored, the newest first. */
  stored(): PendingPurchase[];
  /** Another user logs in; '' logs out. The page reports it as it does. */
  become(user: string): void;
  /** Back from the authorisation, into a page that is loaded anew; nothing where the page was not left. */
  comeBack(how?: Parameters<FakeWechat['answer']>[0]): void;
  /** Answers the oldest question, and lets the machine take it in. */
  answer(how?: Answer): Promise<void>;
  say(result: LaunchResult): Promise<void>;
  /** How often the page was loaded. */
  loads: number;
  /** The page is loaded anew in the same tab. */
  reload(): void;
  /** The page is killed without notice, its lease stays; it is opened in a new tab. */
  reopen(): void;
}

interface WorldOptions {
  asksForOpenId?: boolean;
  origin?: PurchaseOrigin;
  user?: string;
}

type Shared = Partial<Pick<World, 'storage' | 'server' | 'clock' | 'advance' | 'waiting' | 'person'>>;

const whose = (present: string, user: string): Ownership => {
  if (user !== '' && present !== '') return user === present ? 'own' : 'other';
  return 'unsure';
};

let ids = 0;

/** One tab with its purchase. Give a second tab the first one. */
export function createWorld(
  shared: Shared = {},
  { asksForOpenId = false, origin = anOrigin(), user = 'u1' }: WorldOptions = {},
): World {
  const { clock, advance, waiting } = { ...fakeClock(), ...shared };
  const page = fakeVisibility();
  const server = shared.server ?? new FakeServer();
  const storage = shared.storage?.inAnotherTab?.() ?? shared.storage ?? memoryStorage();
  const person = shared.person ?? { user };
  let tab = memoryStorage();
  const wallet = new FakeWallet();
  const states: CheckoutState[] = [];
  let wechat = fakeWechat(tab, clock.now);
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
  };
  const load = () => {
    world.purchase.destroy();
    // What was open went with the page.
    wallet.forget();
    if (asksForOpenId) ports.identity = wechat.identity();
    world.loads += 1;
    world.purchase = createCheckout(ports);
  };
  const world: World = {
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
    wechat,
    stored: () => readPendings(storage, 'main', clock.now()),
    become(next) {
      person.user = next;
      world.purchase.recheck();
    },
    comeBack(how) {
      if (wechat.answer(how)) load();
    },
    loads: 1,
    purchase: createCheckout(ports),
    async answer(how) {
      await settled();
      server.answer(how);
      await settled();
    },
    async say(result) {
      wallet.say(result);
      await settled();
    },
    reload: load,
    reopen() {
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
