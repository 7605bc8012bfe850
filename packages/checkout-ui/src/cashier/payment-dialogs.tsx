import type { PurchasePage } from '@vip/checkout-react';
import { RepricedDialog } from './repriced-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** The questions between a tap on pay and a result: about a new price, and after the cashier. */
export const PaymentDialogs = ({
  page: { checkout, cashier, repriced },
}: {
  page: Pick<PurchasePage, 'checkout' | 'cashier' | 'repriced'>;
}) => (
  <>
    <RepricedDialog repriced={repriced} />
    {'order' in checkout && (
      <ReturnDialog
        {...cashier}
        name={checkout.order.package.name}
        amount={checkout.order.amount}
        payType={checkout.order.payType}
      />
    )}
  </>
);
