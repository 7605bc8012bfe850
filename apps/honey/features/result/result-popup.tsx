import type { ResultView } from '@vip/checkout-react';
import { ReturnDialog } from '@vip/checkout-ui';

/** A view of an order that the server does not report as paid. */
export type UnpaidView = Extract<ResultView, { isAsking: boolean }>;

/** The dialog after the cashier: was the payment completed? */
export function ResultPopup({ view }: { view: UnpaidView }) {
  const { order, isAsking, isChecking, confirm, payAgain, leave } = view;
  return (
    <ReturnDialog
      isOpen={isAsking}
      isChecking={isChecking}
      name={order.package.name}
      amount={order.amount}
      payType={order.payType}
      confirm={confirm}
      payAgain={payAgain}
      leave={leave}
    />
  );
}
