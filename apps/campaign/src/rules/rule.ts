import type { Device, PageLife } from '../device/contract.ts';
import type { Plan, User } from '../plan/plan.ts';
import type { Document, View } from '../product/view.ts';
import type { Arrival, Server, ServerRequest, StoredOrder } from '../server/server.ts';

export const RULES = [
  'amount',
  'tap',
  'person',
  'double',
  'consent',
  'paid shown',
  'unpaid shown',
  'beneficiary',
  'fresh',
  'private',
  'error',
] as const;
export type RuleName = (typeof RULES)[number];

export interface Violation {
  rule: RuleName;
  /** ms since the run began. */
  at: number;
  text: string;
}

/** The view at a tap that pays. Fen; ms. */
export interface Tap {
  at: number;
  kind: 'pay' | 'accept' | 'payAgain' | 'resume' | 'acceptPrice';
  tab: number;
  amount: number | null;
  packageId: string | null;
  packageName: string | null;
  renews: boolean;
  account: string | null;
  token: string | null;
  documents: readonly Document[];
  beneficiary: string | null;
}

/** What was agreed to in a tab, by whom and for which package. */
export interface Agreed {
  documents: readonly Document[];
  account: string | null;
  packageId: string | null;
  how: 'tick' | 'sheet';
}

/** Of the tab when a request was sent: the page may be left before it arrives. */
export interface Sent {
  /** The pending tap. */
  tap: Tap | null;
  agreed: Agreed | null;
}

/** The facts of a run for the rules. */
export interface Facts {
  plan: Plan;
  server: Server;
  device: Device;
  /** ms since 1970, by the server's clock. */
  now(): number;
  /** The pending tap by tab. */
  armed: Map<number, Tap>;
  agreed: Map<number, Agreed>;
  /** Orders of this device with the tap that caused them. */
  orders: Map<string, { order: StoredOrder; tap: Tap | null }>;
  /** Paid orders whose result was on the screen, with the moment of it. */
  seen: Map<string, number>;
  /** When the buyer's traces were wiped, by a logout. */
  wipedAt: number[];
  /** Events as they were sent, JSON. */
  sentEvents: string[];
  report(rule: RuleName, text: string): void;
}

/** The events that a rule may handle. */
export interface Rule {
  onTap?(tap: Tap): void;
  onShow?(life: PageLife, view: View): void;
  onRequest?(life: PageLife, request: ServerRequest): void;
  onArrival?(life: PageLife, arrival: Arrival, sent: Sent): void;
  onCashier?(tab: number, order: StoredOrder, tap: Tap | null): void;
  onAppUser?(user: User | null): void;
  /** Orders that are paid by now must be shown at the next `onEnd`. */
  onCheckpoint?(): void;
  /** All work is finished and all faults are removed. `isReopened`: the link was opened again. */
  onEnd?(isReopened: boolean): void;
}

export type CreateRule = (facts: Facts) => Rule;

/** The account that an order was made for: its id, or null for a phone without one. */
export const ownerOf = (server: Server, { buyer }: StoredOrder): string | null => {
  const [kind, value = ''] = buyer.split(':');
  if (kind === 'phone') return server.user(value)?.id ?? null;
  return kind === 'user' ? value : null;
};

/** The session's user of a request; null without a session (a result token is none). */
export const senderOf = (server: Server, { headers }: ServerRequest): string | null => {
  const token = headers['authorization']?.replace(/^Bearer /, '') ?? '';
  return token.startsWith('st_') ? server.userOfToken(token) : null;
};

export const yuan = (fen: number | null): string => (fen === null ? 'nothing' : (fen / 100).toFixed(2));
