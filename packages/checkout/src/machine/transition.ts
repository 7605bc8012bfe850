import type { ApiErrorCode } from '@vip/api';
import { isCodeRefused } from '../identity/is-code-refused.ts';
import type { WalletOutcome } from '../order/open-wallet.ts';
import { orderEnd } from '../order/order-end.ts';
import type { Effect, MachineState, Placed, PurchaseEvent, Step } from './machine.ts';
import { choose, confirm, create, end, known, launch, leave, pay, payAgain, stay } from './steps.ts';

/** The server refused the request itself, so nothing was made under its key. */
const REFUSALS: readonly ApiErrorCode[] = ['conflict', 'invalid', 'not_found'];

/**
 * The purchase as a table: what each state makes of each event. Pure; an event that a state does not know changes
 * nothing, and then the same state object comes back.
 */
export function transition(state: MachineState, event: PurchaseEvent): Step {
  switch (state.name) {
    case 'choosing':
      return choosing(state, event);
    case 'leaving':
      return leaving(state, event);
    case 'creating':
      return creating(state, event);
    case 'launching':
      return launching(state, event);
    case 'confirming':
    case 'unknown':
      return waiting(state, event);
    case 'closed':
      if (event.type === 'pay') return pay(event, null);
      return event.type === 'leave' ? choose(null, null) : stay(state);
    case 'refunded':
      return event.type === 'leave' ? choose(null, null) : stay(state);
    case 'paid':
      return stay(state);
  }
}

/** Something that is done before all that a step does. */
const before = (effect: Effect, { state, effects }: Step): Step => ({ state, effects: [effect, ...effects] });

type At<Name extends MachineState['name']> = Extract<MachineState, { name: Name }>;

function choosing(state: At<'choosing'>, event: PurchaseEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'pay':
      return pay(event, held);
    case 'resume':
      if (!held) return stay(state);
      if (held.order) return confirm({ ...held, order: held.order }, { isAway: false, isAsking: true });
      return event.isFree ? create(held, event.isIdentified) : choose({ kind: 'elsewhere' }, held);
    case 'returned':
      if (!held) return stay(state);
      // Not sent there once more: nobody is to be led in circles.
      if (!event.isIdentified) return choose({ kind: 'unidentified' }, held);
      if (!event.isFree) return choose({ kind: 'elsewhere' }, held);
      return event.errand === 'payAgain' && held.order
        ? payAgain({ ...held, order: held.order }, true)
        : create(held, true);
    case 'dismissPending':
      return held ? choose(state.notice, null, [{ do: 'forget', key: held.key }]) : stay(state);
    case 'dismissNotice':
      return state.notice ? choose(null, held) : stay(state);
    default:
      return stay(state);
  }
}

function leaving(state: At<'leaving'>, event: PurchaseEvent): Step {
  const isHere = event.type === 'visible' || event.type === 'stayed';
  return isHere ? choose({ kind: 'unidentified' }, state.held) : stay(state);
}

function creating(state: At<'creating'>, event: PurchaseEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'came':
      if (orderEnd(event.order) === 'closed') {
        return choose({ kind: 'expired' }, null, [{ do: 'forget', key: held.key }]);
      }
      return launch(held, event);
    case 'refused': {
      if (event.needsCode) return leave(held, 'create', true);
      const notice = { kind: 'error', error: event.error } as const;
      // With an order known, the key stays: it is offered to be continued, and the server tells what became of it.
      if (held.order) return choose(notice, held);
      // Who pays is not what the key is for: the next tap brings another code to the same order.
      const isRefusal = REFUSALS.indexOf(event.error.code) >= 0 && !isCodeRefused(event.error);
      return choose(notice, null, isRefusal ? [{ do: 'forget', key: held.key }] : []);
    }
    default:
      return stay(state);
  }
}

function launching(state: At<'launching'>, event: PurchaseEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'came':
      return launch(held, event);
    case 'refused':
      if (event.needsCode) return leave(held, 'payAgain', true);
      // The order moved on meanwhile, perhaps to paid: ask instead of complaining.
      if (event.error.code === 'conflict') return confirm(held, { isAway: false, isAsking: true });
      return choose({ kind: 'error', error: event.error }, held);
    case 'launched':
      return launched(held, event.outcome);
    default:
      return stay(state);
  }
}

/** A wallet's word proves nothing: all but a plain no is asked of the server. */
function launched(held: Placed, outcome: WalletOutcome): Step {
  switch (outcome) {
    case 'left':
      return confirm(held, { isAway: true, isAsking: false });
    case 'returned':
      return confirm(held, { isAway: false, isAsking: true });
    case 'done':
      return confirm(held, { isAway: false, isAsking: false });
    case 'cancelled':
    case 'failed':
      return choose({ kind: outcome }, held);
  }
}

function waiting(state: At<'confirming' | 'unknown'>, event: PurchaseEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'visible':
      if (state.name === 'unknown' || !state.isAway) return stay(state);
      return stay({ ...state, isAway: false, isAsking: true });
    case 'asked':
      return stay(state.isChecking ? state : { ...state, isChecking: true });
    case 'silence':
      return stay({ ...state, isChecking: false });
    case 'answered': {
      const ended = orderEnd(event.order);
      if (ended) return end(ended, event.order, held);
      const order = known(event.order, held);
      return stay({ ...state, held: { ...held, order }, isChecking: false, lastCheckedAt: event.now });
    }
    case 'long': {
      const { isChecking, lastCheckedAt } = state;
      // Only the server is asked from here on, so other tabs may go ahead.
      return { state: { name: 'unknown', held, isChecking, lastCheckedAt }, effects: [{ do: 'release' }] };
    }
    case 'confirm':
      return { state: { ...state, isChecking: true }, effects: [{ do: 'ask' }] };
    case 'payAgain':
      if (!event.isFree) return choose({ kind: 'elsewhere' }, held, [{ do: 'unwatch' }]);
      return before({ do: 'unwatch' }, payAgain(held, event.isIdentified));
    case 'leave':
      return choose(null, held, [{ do: 'unwatch' }]);
    default:
      return stay(state);
  }
}
