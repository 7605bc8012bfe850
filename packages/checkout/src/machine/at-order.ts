import type { Confirming, Effect, MachineState, Placed, Step } from './machine.ts';
import { before, confirm, isPlaced } from './steps.ts';

/** Effects that are no business of a result page: it asks about its own order alone, and continues no other. */
const ELSEWHERE: readonly Effect['do'][] = ['find', 'drop'];
/** Effects on a stored purchase: none for an order that was begun on another device. */
const ON_STORED: readonly Effect['do'][] = ['save', 'forget', 'markPaid'];

/**
 * A step of a result page. It has no packages to go back to: the notice stands over the order, and the server is asked on. What is paid
 * there is the amount that the server said last, because that is what the page shows.
 */
export function atOrder(from: MachineState, step: Step, isStored: boolean): Step {
  const effects = step.effects.filter(
    ({ do: what }) => ELSEWHERE.indexOf(what) < 0 && (isStored || ON_STORED.indexOf(what) < 0),
  );
  const { state } = step;
  if (state.name === 'confirming' || state.name === 'unknown')
    return { state: { ...state, held: asShown(state.held) }, effects };
  if (state.name !== 'choosing') return { state, effects };
  const held = state.held && isPlaced(state.held.purchase) ? state.held.purchase : heldOf(from);
  if (!held) return { state: from, effects };
  const how = { isAsking: true, isNow: false, notice: state.notice, lastCheckedAt: checkedAt(from) };
  return before(effects, confirm(asShown(held), how));
}

const asShown = (held: Placed): Placed =>
  held.intent.price === held.order.amount
    ? held
    : { ...held, intent: { ...held.intent, price: held.order.amount } };

const isWaiting = (state: MachineState): state is Confirming =>
  state.name === 'confirming' || state.name === 'unknown';

const checkedAt = (state: MachineState) => (isWaiting(state) ? state.lastCheckedAt : null);

const heldOf = (state: MachineState): Placed | null =>
  'held' in state && state.name !== 'choosing' && isPlaced(state.held) ? state.held : null;
