import type { PurchasePage } from '@vip/checkout-react';
import { PaymentDialogs } from './cashier/payment-dialogs.tsx';
import { ConsentSheet } from './consent/consent-sheet.tsx';
import { LoginSheet } from './login/login-sheet.tsx';

export interface PurchasePopupsProps {
  page: PurchasePage;
  /** What the pay button does: 开通 by default. */
  verb?: string | undefined;
  /** The page has the login form in itself, so that none opens over it. */
  hasLogin?: boolean | undefined;
}

/** Everything that opens over a purchase page. */
export function PurchasePopups({ page, verb, hasLogin = false }: PurchasePopupsProps) {
  const { packageList } = page;
  const said = verb === undefined ? {} : { verb };
  return (
    <>
      {packageList.status === 'ready' && (
        <ConsentSheet consent={page.consent} selected={packageList.selected} {...said} />
      )}
      {!hasLogin && <LoginSheet gate={page.login} {...(verb && { title: `登录后继续${verb}` })} />}
      <PaymentDialogs page={page} />
    </>
  );
}
