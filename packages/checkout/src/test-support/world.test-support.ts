import type { PayInstruction } from '@vip/api';
import { createPurchase } from '../machine/create-purchase.ts';
import type { LaunchResult, Purchase, PurchasePorts, PurchaseState } from '../contract.ts';
import { fakeWechat, type FakeWechat } from './fake-wechat.test-support.ts';
import { fakeClock, settled, type FakeClock } from './fake-clock.test-support.ts';
import {
  fakeVisibility,
  memoryStorage,
  type FakeStorage,
  type FakeVisibility,
} from './fake-page.test-support.ts';
import { FakeServer, type Answer } from './fake-server.test-support.ts';

/** A wallet whose word comes when the test says so. */
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

export interface World extends FakeClock, FakeVisibility {
  server: FakeServer;
  wallet: FakeWallet;
  storage: FakeStorage;
  tab: FakeStorage;
  ports: PurchasePorts;
  states: PurchaseState[];
  purchase: Purchase;
  /** The authorisation; nobody asks for it unless the world was made with `asksWhoPays`. */
  wechat: FakeWechat;
  /** Back from the authorisation, into a page that is loaded anew; nothing where the page was not left. */
  comeBack(how?: Parameters<FakeWechat['answer']>[0]): void;
  /** Answers the oldest question, and lets the machine take it in. */
  answer(how?: Answer): Promise<void>;
  say(result: LaunchResult): Promise<void>;
  /** The page is loaded anew in the same tab. */
  reload(): void;
}

let ids = 0;

/** One tab with its purchase. Give a second tab the first one's `storage`, `server` and clock. */
export function createWorld(
  shared: Partial<Pick<World, 'storage' | 'server' | 'clock' | 'advance' | 'waiting'>> = {},
  { asksWhoPays = false } = {},
): World {
  const { clock, advance, waiting } = { ...fakeClock(), ...shared };
  const page = fakeVisibility();
  const server = shared.server ?? new FakeServer();
  const storage = shared.storage ?? memoryStorage();
  const tab = memoryStorage();
  const wallet = new FakeWallet();
  const states: PurchaseState[] = [];
  const wechat = fakeWechat(tab);
  const ports: PurchasePorts = {
    createOrder: server.createOrder,
    getOrder: server.getOrder,
    payAgain: (pending, code) => server.payAgain(pending.order?.id ?? '', code),
    ...(asksWhoPays && { identity: wechat.identity() }),
    launch: wallet.launch,
    storage,
    tab,
    scope: 'main',
    clock,
    visibility: page.visibility,
    randomId: () => `id${++ids}`,
    onState: (state) => void states.push(state),
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
    ports,
    states,
    wechat,
    comeBack(how) {
      if (wechat.answer(how)) world.reload();
    },
    purchase: createPurchase(ports),
    async answer(how) {
      await settled();
      server.answer(how);
      await settled();
    },
    async say(result) {
      wallet.say(result);
      await settled();
    },
    reload() {
      world.purchase.destroy();
      // What was open went with the page.
      wallet.forget();
      if (asksWhoPays) ports.identity = wechat.identity();
      world.purchase = createPurchase(ports);
    },
  };
  return world;
}
