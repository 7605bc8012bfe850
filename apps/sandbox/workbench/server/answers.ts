import type { FaultInput } from '../../src/faults/fault.ts';
import type { LiveCall } from '../../src/live/live.ts';

/** What the sandbox's own `/__sandbox/*` addresses answer: only the fields that the workbench shows. */

/** A route of a brand, `path` with `:name` for parameters. */
export interface RouteInfo {
  brand: string;
  path: string;
  title: string;
}

/** A host app or browser that the page can be shown in. */
export interface EnvironmentInfo {
  id: string;
  name: string;
  /** What it is shown with: an app's versions and systems stand together. */
  family: string;
  platform: 'ios' | 'android' | 'harmony' | 'desktop';
  userAgent: string;
  kind: string;
  /** How one pays there, two words. */
  hint: string;
}

export interface UserInfo {
  id: string;
  nickname: string;
  /** Not masked: it is the account that a session is asked for. */
  phone: string;
  membership: { name: string; expires_at: string | null } | null;
}

export type OrderStatus = 'created' | 'paying' | 'paid' | 'closed' | 'refunded';

export interface OrderInfo {
  id: string;
  number: string;
  brand: string;
  status: OrderStatus;
  package_name: string;
  level: string;
  /** Fen. */
  amount: number;
  um: string;
  result_token: string | null;
  created_at: string;
}

/** A line of the ledger; `amount` in fen, never negative. */
export interface ChargeInfo {
  order_id: string;
  kind: 'charge' | 'refund';
  amount: number;
  at: string;
}

export interface SmsInfo {
  phone: string;
  code: string;
  sent_at: string;
  expires_at: string;
  state: 'live' | 'used' | 'replaced' | 'void';
}

export type FaultKind = FaultInput['kind'];

/** A fault as it is posted; `times` missing means until it is switched off. */
export interface FaultInfo {
  match: string;
  kind: FaultKind;
  times?: number;
  delay_ms?: number;
  status?: number;
}

/** A fault that is on. `left` is how many requests it still hits, null for all. */
export interface ActiveFault extends FaultInfo {
  id: number;
  left: number | null;
}

/** A call to a backend, as it went. The server says `at` by its own clock; in the store it is by this machine's. */
export type CallInfo = Omit<LiveCall, 'type'>;

/** `/__sandbox/state`, as far as the workbench reads it. */
export interface StateInfo {
  users: UserInfo[];
  orders: OrderInfo[];
  charges: ChargeInfo[];
  /** Every code that was sent, newest first. */
  sms_log: SmsInfo[];
  faults: ActiveFault[];
  clock: { offset_ms: number };
}
