import type { ResultView } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';

const load = () => import(/* webpackChunkName: "result-popup" */ '../cashier/return-dialog.tsx');

/**
 * The dialog after the cashier over a result page, for an order that the server does not report as paid. The page's bar has
 * the same two actions, so a failed chunk is not reported.
 */
export function LazyReturnDialog({ view }: { view: Extract<ResultView, { isAsking: boolean }> }) {
  const { part } = useLazyModule(load);
  const { order, isAsking, ...answers } = view;
  return (
    part && (
      <part.ReturnDialog
        {...answers}
        isOpen={isAsking}
        name={order.package.name}
        amount={order.amount}
        payType={order.payType}
      />
    )
  );
}
