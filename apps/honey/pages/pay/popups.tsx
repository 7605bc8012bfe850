import type { PurchasePage } from '@vip/purchase';
import { CashierDialog } from '../../parts/cashier-dialog.tsx';
import { ConsentSheet } from './consent-sheet.tsx';
import { LoginSheet } from './login-sheet.tsx';

/** Everything that opens over the page. */
export function Popups({ page }: { page: PurchasePage }) {
  const { shelf, cashier, checkout } = page;
  return (
    <>
      {shelf.status === 'ready' && <ConsentSheet consent={page.consent} selected={shelf.selected} />}
      <LoginSheet gate={page.login} />
      {'intent' in checkout && (
        <CashierDialog
          {...cashier}
          name={checkout.intent.packageName}
          amount={checkout.intent.price}
          payType={checkout.intent.payType}
        />
      )}
    </>
  );
}
