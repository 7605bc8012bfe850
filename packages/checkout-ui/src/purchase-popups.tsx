import type { MembershipPackage } from '@vip/api';
import { onceText, runsUntil, useSmsLogin, type LoginGate, type PurchasePage } from '@vip/checkout-react';
import { Sheet } from '@vip/ui';
import { PaymentDialogs } from './cashier/payment-dialogs.tsx';
import { ConsentSheet } from './consent/consent-sheet.tsx';
import { LoginForm } from './login/login-form.tsx';
import styles from './popup.module.css';

export interface PurchasePopupsProps {
  page: PurchasePage;
  /** What the pay button does: 开通 by default. */
  verb?: string | undefined;
  /** The page contains the login form, so that no sheet opens. */
  hasLogin?: boolean | undefined;
}

/** Everything that opens over a purchase page. */
export function PurchasePopups({ page, verb = '开通', hasLogin = false }: PurchasePopupsProps) {
  const { packageList } = page;
  const selected = packageList.status === 'ready' ? packageList.selected : null;
  return (
    <>
      {selected && (
        <ConsentSheet
          page={page}
          name={selected.name}
          price={selected.price}
          terms={onceText(selected)}
          renewal={selected.renewal}
          until={verb === '升级' || verb === '领取' ? null : untilText(page, selected)}
          verb={verb}
        />
      )}
      {!hasLogin && <LoginSheet gate={page.login} verb={verb} />}
      <PaymentDialogs page={page} />
    </>
  );
}

/** The last day of a new membership; null for a member, whose present one decides, and where it is not known. */
function untilText({ session, now }: PurchasePage, { days }: MembershipPackage): string | null {
  const membership = session.account?.membership;
  if (membership === undefined) return null;
  const hasEnded = !membership || Boolean(membership.expiresAt && Date.parse(membership.expiresAt) <= now());
  return hasEnded ? runsUntil(days, now()) : null;
}

/** SMS login over the page. It stays mounted while closed, so that typed values are there when it opens again. */
function LoginSheet({ gate, verb }: { gate: LoginGate; verb: string }) {
  const login = useSmsLogin(gate);
  return (
    <Sheet title={`登录后继续${verb}`} isOpen={gate.isOpen} onClose={gate.close}>
      <p className={styles.words}>会员将绑定此手机号，换手机后用它登录即可</p>
      <LoginForm login={login} />
    </Sheet>
  );
}
