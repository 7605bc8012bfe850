import type { CheckoutStorage } from '../contract.ts';
import { parseStored } from '../pending/stored-json.ts';
import type { Answer, ResumeAction, Identity } from './contract.ts';
import { isCodeRefused } from './is-code-refused.ts';

/** A page that is still here after so long was not left: the authorisation could not be reached. */
export const LEAVING_MS = 10_000;

/** A tap on pay is good for as long as WeChat's code is: a page that is come back to later opens no wallet. */
const TAP_MS = 5 * 60_000;

interface IdentityPorts {
  /** Of this tab alone: nobody else may come back with this tab's state. */
  tab: CheckoutStorage;
  scope: string;
  /** What this load's address came back with; it must be gone after it was read. */
  takeAnswer(): Answer | null;
  /** A random text, at least 122 bits. */
  randomId(): string;
  /** Leaves for the authorisation, in the place of this page. */
  go(state: string): void;
  /** ms since 1970. */
  now?(): number;
}

/** A way to the authorisation, as the tab remembers it. */
interface Trip {
  state: string;
  subject: string;
  resumeAction: ResumeAction;
  isAgain: boolean;
  /** When the page was first left for this tap, ms since 1970. */
  at: number;
}

const isTrip = (value: unknown): value is Trip => {
  const { state, subject, resumeAction, isAgain, at } = (value ?? {}) as Partial<Trip>;
  return (
    typeof state === 'string' &&
    typeof subject === 'string' &&
    (resumeAction === 'create' || resumeAction === 'payAgain') &&
    typeof isAgain === 'boolean' &&
    typeof at === 'number'
  );
};

/**
 * The identity of one load of a page. What the tab remembered and what the address brought are both taken out of
 * storage here, so that a reload finds neither. A code whose state is not that of this tab's trip is dropped.
 */
export function createIdentity({
  tab,
  scope,
  takeAnswer,
  randomId,
  go,
  now = Date.now,
}: IdentityPorts): Identity {
  const key = `checkout.${scope}.trip`;
  const stored: unknown = parseStored(tab.get(key));
  tab.remove(key);
  const answer = takeAnswer();
  // Both ways: the clock may have been set back.
  const isInTime = ({ at }: Trip) => Math.abs(now() - at) <= TAP_MS;
  const trip = isTrip(stored) && isInTime(stored) ? stored : null;
  let code = trip && answer && answer.state === trip.state ? answer.code || null : null;
  let isTold = false;
  let isTaken = false;

  return {
    returned(subject) {
      if (isTold || trip?.subject !== subject) return null;
      isTold = true;
      return isInTime(trip) ? trip.resumeAction : null;
    },
    isKnown: () => code !== null,
    take() {
      const taken = code;
      code = null;
      isTaken = taken !== null;
      return taken;
    },
    leave(subject, resumeAction, isAgain) {
      const state = randomId();
      const at = isAgain && trip ? trip.at : now();
      tab.set(key, JSON.stringify({ state, subject, resumeAction, isAgain, at } satisfies Trip));
      go(state);
    },
    cancel: () => tab.remove(key),
    isWorthAnother: (error) => isTaken && !trip?.isAgain && isCodeRefused(error),
  };
}
