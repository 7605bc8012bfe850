import { ApiError, type Order } from '@vip/api';
import type { CreatePurchase, PendingPurchase } from '../contract.ts';
import { codes } from '../identity/code-for.ts';
import { LEAVING_MS } from '../identity/create-identity.ts';
import { asApiError } from '../order/as-api-error.ts';
import { openWallet } from '../order/open-wallet.ts';
import { watchOrder } from '../order/watch-order.ts';
import { createLock } from '../pending/lock.ts';
import { readPending, removePending, writePending } from '../pending/pending-store.ts';
import type { Effect, MachineState, Placed, PurchaseEvent } from './machine.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** The purchase over its ports: carries out what `transition` decides, and tells it what came of it. */
export const createPurchase: CreatePurchase = (ports) => {
  const { storage, scope, clock, visibility, identity } = ports;
  const lock = createLock(ports);
  const code = codes(identity);
  const stored = () => readPending(storage, scope, clock.now());
  const listeners = new Set<() => void>();
  let isDestroyed = false;
  let stopWatch = () => {};
  let askNow = () => {};
  let stopWallet = () => {};
  let stopLeaving = () => {};

  let machine: MachineState = { name: 'choosing', notice: null, held: stored() };
  let state = view(machine);

  const send = (event: PurchaseEvent) => {
    if (isDestroyed) return;
    const step = transition(machine, event);
    const isChanged = step.state !== machine;
    machine = step.state;
    if (isChanged) state = view(machine);
    step.effects.forEach(carryOut);
    if (!isChanged) return;
    ports.onState?.(state);
    listeners.forEach((listener) => listener());
  };

  /** The answer to an order request; `id` is that of the order it must be. */
  const request = (run: () => Promise<Order>, id?: string) => {
    const answer = async () => {
      const order = await run();
      if (id !== undefined && order.id !== id) throw new ApiError('malformed');
      return order;
    };
    answer().then(
      (order) => isDestroyed || send({ type: 'came', order, isFree: lock.acquire(), now: clock.now() }),
      (thrown: unknown) => {
        const error = asApiError(thrown);
        send({ type: 'refused', error, needsCode: code.isWorthAnother(error) });
      },
    );
  };

  const createOrder = ({ intent, key }: PendingPurchase) =>
    request(() => ports.createOrder(intent, key, code.take(intent)));
  const payOrderAgain = (placed: Placed) =>
    request(() => ports.payAgain(placed, code.take(placed.intent)), placed.order.id);

  const carryOut = (effect: Effect): void => {
    switch (effect.do) {
      case 'save':
        return writePending(storage, scope, effect.pending);
      case 'forget':
        return removePending(storage, scope, effect.key, clock.now());
      case 'create':
        return createOrder(effect.pending);
      case 'identify':
        identity?.leave(effect.pending.key, effect.errand, effect.isAgain);
        stopLeaving();
        stopLeaving = clock.after(LEAVING_MS, () => send({ type: 'stayed' }));
        return;
      case 'payAgain':
        return payOrderAgain(effect.pending);
      case 'launch':
        stopWallet = openWallet(ports, effect.instruction, (outcome) => send({ type: 'launched', outcome }));
        return;
      case 'watch': {
        const { order, resultToken } = effect.pending;
        const watch = watchOrder(
          ports,
          { id: order.id, resultToken },
          {
            onAsk: () => send({ type: 'asked' }),
            onAnswer: (answer) => send({ type: 'answered', order: answer, now: clock.now() }),
            onSilence: () => send({ type: 'silence' }),
            onLong: () => send({ type: 'long' }),
          },
          effect.isNow,
        );
        stopWatch = watch.stop;
        askNow = watch.ask;
        return;
      }
      case 'ask':
        return askNow();
      case 'unwatch':
        return stopWatch();
      case 'release':
        return lock.release();
    }
  };

  const unlisten = visibility.onChange(() => {
    if (visibility.isVisible()) send({ type: 'visible' });
  });

  /** Where a state takes the tap, the lock is taken with it; elsewhere the tap must not touch the lock. */
  const isTaken = (...names: MachineState['name'][]) => !isDestroyed && names.indexOf(machine.name) >= 0;

  const heldIntent = () => ('held' in machine ? machine.held?.intent : undefined);

  const left = machine.held;
  const errand = left && identity?.returned(left.key);
  if (left && errand) {
    send({ type: 'returned', errand, isFree: lock.acquire(), isIdentified: code.isAtHand(left.intent) });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pay(intent) {
      if (!isTaken('choosing', 'closed')) return;
      const isFree = lock.acquire();
      send({
        type: 'pay',
        intent,
        isFree,
        isIdentified: code.isAtHand(intent),
        stored: stored(),
        freshKey: `pi_${ports.randomId()}`,
        now: clock.now(),
      });
    },
    payAgain() {
      if (!isTaken('confirming', 'unknown')) return;
      send({ type: 'payAgain', isFree: lock.acquire(), isIdentified: code.isAtHand(heldIntent()) });
    },
    resume() {
      if (machine.name !== 'choosing' || isDestroyed || !machine.held) return;
      // Asking about an order that is there needs no lock.
      send({
        type: 'resume',
        isFree: machine.held.order !== null || lock.acquire(),
        isIdentified: code.isAtHand(heldIntent()),
      });
    },
    confirm: () => send({ type: 'confirm' }),
    leave: () => send({ type: 'leave' }),
    dismissPending: () => send({ type: 'dismissPending' }),
    dismissNotice: () => send({ type: 'dismissNotice' }),
    destroy() {
      isDestroyed = true;
      stopWatch();
      stopWallet();
      stopLeaving();
      lock.release();
      unlisten();
      listeners.clear();
    },
  };
};
