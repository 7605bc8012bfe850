import type { SandboxEnvironment } from '@vip/native-hosts';
import type { Plan, User } from '../plan/plan.ts';
import type { Random } from '../plan/random.ts';
import type { LoadProduct } from '../product/product.ts';
import type { Acts, View } from '../product/view.ts';
import type { Arrival, Server, ServerRequest } from '../server/server.ts';
import type { OpenedCashier } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { NativeApp, Session } from './native-app.ts';
import type { RunningPage } from './page-life.ts';
import type { PendingWork } from './pending-work.ts';
import type { StorageArea } from './storage-area.ts';

/** The content of a tab. `lost`: the browser's offline page. */
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
  receiveStorage(from: PageLife, key: string | null, newValue: string | null): void;
  /** Opens a link. */
  open(url: string): void;
  /** Replaces the current entry, as a return from a cashier. */
  follow(url: string): void;
  back(): void;
  canGoBack(): boolean;
  reload(): void;
  /** Closes the page and opens an address with a new history and a new session storage. */
  reopen(url: string): void;
  close(): void;
}

/** One document of the product in a tab, from its load to its end. */
export interface PageLife {
  readonly tab: number;
  /** The current view; null before the first commit. */
  view: View | null;
  acts: Acts;
}

/** Receives the events of a device. */
export interface DeviceWatcher {
  onShow(life: PageLife): void;
  onRequest(life: PageLife, request: ServerRequest): void;
  onArrival(life: PageLife, arrival: Arrival): void;
  onEvents(body: string): void;
  /** A cashier shows the order of this trade. */
  onCashier(tab: number, trade: string): void;
  onError(life: PageLife, error: unknown): void;
  /** The page has received the app's user. */
  onAppUser(user: User | null): void;
  /** The shell shows that a page failed. */
  onFailedPage(life: PageLife): void;
}

export interface DeviceParts {
  plan: Plan;
  clock: Clock;
  pendingWork: PendingWork;
  random: Random;
  server: Server;
  load: LoadProduct;
  sessions: ReadonlyMap<User, Session>;
  watcher: DeviceWatcher;
  /** Changes the reported view, to test the campaign itself. */
  distort?(view: View): View;
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
  /** The active tab. */
  present(): Tab;
  /** Activates a tab; opens it if it is new. */
  look(tab: number, address?: string): void;
  /** The wallet's sheet over the page; null when none is open. */
  sheet: OpenedCashier | null;
  openSheet(tab: number, trade: string): Promise<string>;
  /** Dispatches a change in all other tabs of this storage. */
  broadcastStorage(from: PageLife, key: string | null, newValue: string | null): void;
}
