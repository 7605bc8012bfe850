import type { PurchaseStorage } from '../contract.ts';
import { parseStored } from '../pending/stored-json.ts';
import type { Answer, Errand, Identity } from './contract.ts';
import { isCodeRefused } from './is-code-refused.ts';

/** A page that is still here after so long was not left: the authorisation could not be reached. */
export const LEAVING_MS = 10_000;

interface IdentityPorts {
  /** Of this tab alone: nobody else may come back with this tab's state. */
  tab: PurchaseStorage;
  scope: string;
  /** What this load's address came back with; it must be gone after it was read. */
  takeAnswer(): Answer | null;
  /** A random text, at least 122 bits. */
  randomId(): string;
  /** Leaves for the authorisation, in the place of this page. */
  go(state: string): void;
}

/** A way to the authorisation, as the tab remembers it. */
interface Trip {
  state: string;
  subject: string;
  errand: Errand;
  isAgain: boolean;
}

const isTrip = (value: unknown): value is Trip => {
  const { state, subject, errand, isAgain } = (value ?? {}) as Partial<Trip>;
  return (
    typeof state === 'string' &&
    typeof subject === 'string' &&
    (errand === 'create' || errand === 'payAgain') &&
    typeof isAgain === 'boolean'
  );
};

/**
 * The identity of one load of a page. What the tab remembered and what the address brought are both taken out of
 * storage here, so that a reload finds neither. A code whose state is not that of this tab's trip is dropped.
 */
export function createIdentity({ tab, scope, takeAnswer, randomId, go }: IdentityPorts): Identity {
  const key = `checkout.${scope}.trip`;
  const stored: unknown = parseStored(tab.get(key));
  tab.remove(key);
  const answer = takeAnswer();
  const trip = isTrip(stored) ? stored : null;
  let code = trip && answer && answer.state === trip.state ? answer.code || null : null;
  let isTold = false;
  let isTaken = false;

  return {
    returned(subject) {
      if (isTold || trip?.subject !== subject) return null;
      isTold = true;
      return trip.errand;
    },
    isKnown: () => code !== null,
    take() {
      const taken = code;
      code = null;
      isTaken = taken !== null;
      return taken;
    },
    leave(subject, errand, isAgain) {
      const state = randomId();
      tab.set(key, JSON.stringify({ state, subject, errand, isAgain } satisfies Trip));
      go(state);
    },
    isWorthAnother: (error) => isTaken && !trip?.isAgain && isCodeRefused(error),
  };
}
