import type { Order } from '@vip/api';
import { paidKey, type CheckoutPorts, type CheckoutStorage } from '../contract.ts';
import { parseStored } from './pending-store.ts';

const LEASE_MS = 15_000;
const RENEW_MS = 5000;

/** Allows one purchase at a time across tabs. */
interface Lock {
  /** This tab's id. */
  tab: string;
  /**
   * Takes the lock or renews it, and renews it until `release`; false if another tab has it. It is called again before
   * the wallet opens: if two tabs took the lock at the same moment, the last writer has it.
   */
  acquire(): boolean;
  /** Releases it; another tab's lock stays. */
  release(): void;
}

type LockPorts = Pick<CheckoutPorts, 'storage' | 'tab' | 'scope' | 'clock' | 'randomId'>;

/** A lease in storage: the browser baseline has no Web Locks (Chrome 69, iOS 15.4). */
export function createLock({ storage, tab, scope, clock, randomId }: LockPorts): Lock {
  const key = `checkout.${scope}.lock`;
  const id = tab.get(key) ?? randomId();
  tab.set(key, id);
  let cancelRenewal = () => {};

  /** The holder, or null when the lease has expired, or ends later than any lease can (the clock was set back). */
  const holder = () => {
    const lease = parseStored(storage.get(key));
    const left = Number(lease?.expiresAt) - clock.now();
    return left > 0 && left <= LEASE_MS ? lease?.id : null;
  };

  const acquire = (): boolean => {
    cancelRenewal();
    const present = holder();
    if (present && present !== id) return false;
    storage.set(key, JSON.stringify({ id, expiresAt: clock.now() + LEASE_MS }));
    if (holder() !== id) return false;
    cancelRenewal = clock.after(RENEW_MS, acquire);
    return true;
  };

  return {
    tab: id,
    acquire,
    release() {
      cancelRenewal();
      if (holder() === id) storage.remove(key);
    },
  };
}

/** The last order of a brand that was paid on this device, for its other open tabs. */
export interface PaidMark {
  orderId: string;
  user: string;
}

function parsePaidMark(text: string | null): PaidMark | null {
  const { orderId, user } = parseStored(text) ?? {};
  return typeof orderId === 'string' && typeof user === 'string' ? { orderId, user } : null;
}

export const readPaidMark = (storage: CheckoutStorage, scope: string): PaidMark | null =>
  parsePaidMark(storage.get(paidKey(scope)));

export const writePaidMark = (
  storage: CheckoutStorage,
  scope: string,
  { id }: Pick<Order, 'id'>,
  user: string,
): void => storage.set(paidKey(scope), JSON.stringify({ orderId: id, user } satisfies PaidMark));

/** Payments in other tabs since `paidBefore`. `concerns`: whether a mark is relevant for this page. */
export function watchPaidMark(
  { storage, scope, paidBefore }: Pick<CheckoutPorts, 'storage' | 'scope' | 'paidBefore'>,
  concerns: (mark: PaidMark) => boolean,
): {
  /** Whether there was one that the page has not shown. */
  isNew(): boolean;
  /** The page has shown the last one. */
  see(): void;
} {
  const last = () => readPaidMark(storage, scope);
  let seen = (paidBefore === undefined ? last() : parsePaidMark(paidBefore))?.orderId;
  return {
    isNew() {
      const mark = last();
      return mark !== null && mark.orderId !== seen && concerns(mark);
    },
    see() {
      seen = last()?.orderId;
    },
  };
}
