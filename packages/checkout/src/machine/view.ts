import type { CheckoutState } from '../contract.ts';
import type { MachineState } from './machine.ts';

/** The state as pages see it. */
export function view(state: MachineState): CheckoutState {
  switch (state.name) {
    case 'choosing':
      return { name: state.name, notice: state.notice, pending: state.held };
    case 'checking': {
      if (state.goal.resumeAction === 'create') return { name: 'creating', intent: state.goal.intent };
      const { intent, order } = state.goal.purchase;
      return { name: 'launching', intent, order };
    }
    case 'leaving': {
      const { intent, order } = state.held;
      return state.resumeAction === 'payAgain' && order
        ? { name: 'launching', intent, order }
        : { name: 'creating', intent };
    }
    case 'creating':
      return { name: state.name, intent: state.held.intent };
    case 'launching': {
      const { intent, order } = state.held;
      return { name: state.name, intent, order };
    }
    case 'confirming':
    case 'unknown': {
      const { intent, order } = state.held;
      const { name, isAsking, isChecking, lastCheckedAt, notice } = state;
      return { name, intent, order, isAsking, isChecking, lastCheckedAt, notice };
    }
    case 'reading':
      return { name: state.name };
    case 'unread':
      return state.error ? { name: 'unreadable', error: state.error } : { name: 'missing' };
    case 'paid':
    case 'closed':
    case 'refunded':
      return state;
  }
}
