import type { PurchaseState } from '@vip/checkout';
import type { PurchasePage } from '@vip/purchase';
import { ReturnDialog } from '../../parts/return-dialog.tsx';

export interface CashierDialogProps {
  cashier: PurchasePage['cashier'];
  checkout: PurchaseState;
}

/** Back from the cashier: only the person knows whether it was paid, until the server says so. */
export function CashierDialog({ cashier, checkout }: CashierDialogProps) {
  if (!('order' in checkout)) return null;
  return (
    <ReturnDialog
      order={checkout.order}
      isOpen={cashier.isOpen}
      isChecking={cashier.isChecking}
      onConfirm={cashier.confirm}
      onPayAgain={cashier.payAgain}
      onLeave={cashier.leave}
    />
  );
}
