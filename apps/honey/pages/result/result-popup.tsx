import type { ResultView } from '@vip/purchase';
import { CashierDialog } from '../../parts/cashier-dialog.tsx';

/** The question after the cashier, over an order that is not paid as far as the server knows. */
export default function ResultPopup({ view }: { view: ResultView }) {
  if (view.status !== 'confirming' && view.status !== 'unknown') return null;
  const { order, isAsking, isChecking, confirm, payAgain, leave } = view;
  return (
    <CashierDialog
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
