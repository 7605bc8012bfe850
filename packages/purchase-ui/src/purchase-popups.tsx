import type { PurchasePage } from '@vip/purchase';
import { ReturnDialog } from './cashier/return-dialog.tsx';
import { ConsentSheet } from './consent/consent-sheet.tsx';
import { LoginSheet } from './login/login-sheet.tsx';

/** Everything that opens over a purchase page. `verb` is what its pay button does: 开通, 升级. */
export function PurchasePopups({ page, verb }: { page: PurchasePage; verb?: string }) {
  const { shelf, cashier, checkout } = page;
  const said = verb === undefined ? {} : { verb };
  return (
    <>
      {shelf.status === 'ready' && (
        <ConsentSheet consent={page.consent} selected={shelf.selected} {...said} />
      )}
      <LoginSheet gate={page.login} {...(verb && { title: `登录后继续${verb}` })} />
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
}
