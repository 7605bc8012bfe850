import type { CheckoutPorts } from '../contract.ts';
import { parseStored } from './stored-json.ts';

const LEASE_MS = 15_000;
const RENEW_MS = 5000;

/** One purchase at a time across tabs. */
interface Lock {
  /** This tab's id. */
  tab: string;
  /**
   * Takes or renews it, and keeps renewing until `release`; false when another tab has it. Asked again before the
   * wallet opens, it settles a race of two tabs that took it in the same moment: the one that wrote last has it.
   */
  acquire(): boolean;
  /** Lets go of it; another tab's stays. */
  release(): void;
}

type LockPorts = Pick<CheckoutPorts, 'storage' | 'tab' | 'scope' | 'clock' | 'randomId'>;

/** A lease in storage, because the browsers we serve have no better (no Web Locks before iOS 15.4, Chrome 69). */
export function createLock({ storage, tab, scope, clock, randomId }: LockPorts): Lock {
  const key = `checkout.${scope}.lock`;
  const id = tab?.get(key) ?? randomId();
  tab?.set(key, id);
  let cancelRenewal = () => {};

  /** The holder, or null when the lease ran out, or ends later than any lease could (the clock was set back). */
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
