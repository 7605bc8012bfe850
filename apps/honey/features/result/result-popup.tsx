import type { ResultView } from '@vip/checkout-react';
import { ReturnDialog } from '@vip/checkout-ui';

/** An order that is not paid as far as the server knows. */
export type UnpaidView = Extract<ResultView, { isAsking: boolean }>;

/** The question after the cashier. */
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
