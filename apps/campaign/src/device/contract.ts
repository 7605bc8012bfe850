import type { SandboxEnvironment } from '@vip/native-hosts';
import type { Plan, User } from '../plan/plan.ts';
import type { Random } from '../plan/random.ts';
import type { LoadProduct } from '../product/product.ts';
import type { Acts, Sight } from '../product/sight.ts';
import type { Arrival, Server, ServerRequest } from '../server/server.ts';
import type { OpenedCashier } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { NativeApp, Session } from './native-app.ts';
import type { RunningPage } from './page-life.ts';
import type { Settling } from './settle.ts';
import type { StorageArea } from './storage-area.ts';

/** What a tab shows. `lost`: the browser's own page for a network that is not there. */
export type Shown =
  | { kind: 'product'; page: RunningPage }
  | { kind: 'cashier'; opened: Omit<OpenedCashier, 'answer'> }
  | { kind: 'message'; backTo: string }
  | { kind: 'loading' | 'lost' | 'closed' };

export interface Tab {
  readonly id: number;
  shown(): Shown;
  /** The product's document in front; null while there is none. */
  life(): PageLife | null;
  setVisible(isVisible: boolean): void;
  setOnline(isOnline: boolean): void;
  hearStorage(from: PageLife, key: string | null, newValue: string | null): void;
  /** As a link leads. */
  open(url: string): void;
  /** As a cashier leads back: in its place. */
  follow(url: string): void;
  back(): void;
  canGoBack(): boolean;
  reload(): void;
  /** Kills what it shows and opens an address in a history of its own; the tab's storage goes with it. */
  reopen(url: string): void;
  close(): void;
}

/** One document of the product in a tab, from its load to its end. */
export interface PageLife {
  readonly tab: number;
  /** What is on the screen; null before the first commit. */
  sight: Sight | null;
  acts: Acts;
  readonly startedAt: number;
}

/** What a run hears of its device. All of it is optional to a tool, and needed by the rules. */
export interface DeviceWatcher {
  onShow(life: PageLife): void;
  onRequest(life: PageLife, request: ServerRequest): void;
  onArrival(life: PageLife, arrival: Arrival): void;
  onEvents(body: string): void;
  /** A cashier shows the order of this trade. */
  onCashier(tab: number, trade: string): void;
  onError(life: PageLife, error: unknown): void;
  /** The page has heard who the app's user is. */
  onAppUser(user: User | null): void;
  /** The shell shows that a page failed. */
  onFailedPage(life: PageLife): void;
}

export interface DeviceParts {
  plan: Plan;
  clock: Clock;
  settling: Settling;
  random: Random;
  server: Server;
  load: LoadProduct;
  sessions: ReadonlyMap<User, Session>;
  watcher: DeviceWatcher;
  /** Changes what is taken for the screen: for testing the campaign itself. */
  distort?(sight: Sight): Sight;
}

/** A phone: its storage, its tabs, its app or wallet, its network and its clock. */
export interface Device extends DeviceParts {
  environment: SandboxEnvironment;
  local: StorageArea;
  app: NativeApp | null;
  isOnline: boolean;
  /** ms that its clock is ahead of the server's. */
  clockOffset: number;
  tabs: Tab[];
  /** The tab that is looked at. */
  present(): Tab;
  /** Looks at a tab; opens it there when it is new. */
  look(tab: number, address?: string): void;
  /** The wallet's sheet over the page; null when none is open. */
  sheet: OpenedCashier | null;
  openSheet(tab: number, trade: string): Promise<string>;
  /** All tabs of this storage but one hear of a change. */
  tellStorage(from: PageLife, key: string | null, newValue: string | null): void;
}
