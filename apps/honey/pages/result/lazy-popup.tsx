import { useLazyModule } from '@vip/ui';
import type { UnpaidView } from './result-popup.tsx';

const load = () => import(/* webpackChunkName: "result-popup" */ './result-popup.tsx');

/**
 * The question after the cashier, whose code comes once an order is seen to be unpaid. Where it does not come nothing
 * is lost: the bar offers the same two answers.
 */
export function LazyPopup({ view }: { view: UnpaidView }) {
  const { part } = useLazyModule(load);
  return part && <part.ResultPopup view={view} />;
}
