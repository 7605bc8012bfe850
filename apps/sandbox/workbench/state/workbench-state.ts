import type { TrafficEntry } from '@vip/native-hosts';
import type {
  CallInfo,
  ChargeInfo,
  EnvironmentInfo,
  ActiveFault,
  OrderInfo,
  RouteInfo,
  SmsInfo,
  UserInfo,
} from '../server/answers.ts';
import type { Store } from './store.ts';

/** A document began in the frame. `at` in ms since 1970. */
export interface DocumentStart {
  at: number;
  address: string;
}

/** A file that the framed page loaded. `at` in ms since 1970. */
export interface FileLoad {
  id: string;
  at: number;
  path: string;
  ms: number;
  /** 0 where the browser does not tell. */
  status: number;
}

/** A message between the framed page and the app around it. */
export type BridgeMessage = TrafficEntry;

/** A question of the page that waits for a person. `at` in ms since 1970. */
export interface HandQuestion {
  id: string;
  at: number;
  name: string;
  data: unknown;
}

/** A call that a person made to the page. */
export interface Push {
  id: string;
  name: string;
  isAnswered: boolean;
  answer: unknown;
}

export type PhoneWidth = 320 | 375 | 430;

/** Who uses the page: a seeded user's id, or `none`. */
export type UserChoice = string;

/** All that the workbench shows. */
export interface WorkbenchState {
  /** Whether the server answers. */
  isConnected: boolean;
  /** Why the last act did not happen, a sentence; empty when it did. */
  trouble: string;
  brand: string;
  environmentId: string;
  user: UserChoice;
  width: PhoneWidth;
  /** Path and query that the frame shows. */
  address: string;
  title: string;
  /** The documents that the frame loaded, the newest last; calls and messages are timed from it. */
  documents: readonly DocumentStart[];
  routes: readonly RouteInfo[];
  environments: readonly EnvironmentInfo[];
  users: readonly UserInfo[];
  orders: readonly OrderInfo[];
  charges: readonly ChargeInfo[];
  sms: readonly SmsInfo[];
  faults: readonly ActiveFault[];
  calls: readonly CallInfo[];
  files: readonly FileLoad[];
  traffic: readonly BridgeMessage[];
  /** Whether a person answers the page's questions to the native app. */
  isByHand: boolean;
  /** The oldest first. */
  questions: readonly HandQuestion[];
  /** What the played app hands over by itself; null where none is played. */
  handOver: unknown;
  /** The newest call that a person made. */
  pushed: Push | null;
  /** Server clock less this machine's, ms. */
  clockOffsetMs: number;
  /** Counts seconds, for what shows time passing. */
  tick: number;
}

export type WorkbenchStore = Store<WorkbenchState>;

/** Lists that grow keep this many of the newest. */
const MOST = 300;

export const append = <Item>(list: readonly Item[], ...items: Item[]): readonly Item[] =>
  [...list, ...items].slice(-MOST);
