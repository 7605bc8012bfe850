import type { Session } from '@vip/host';
import type { LoginGate } from '@vip/checkout-react';
import { PhoneLogin } from '../phone-login.tsx';
import styles from './phone-slip.module.css';

export interface PhoneSlipProps {
  session: Session;
  gate: LoginGate;
  leave: (() => void) | null;
}

/** The slip under the card: the form that fills it in, or whose card it is. */
export function PhoneSlip({ session, gate, leave }: PhoneSlipProps) {
  if (session.status === 'anonymous')
    return (
      <section className={styles.slip} aria-label="手机号登录">
        <h2>第一步，填手机号</h2>
        <PhoneLogin gate={gate} />
      </section>
    );
  const phone = session.account?.phone;
  return (
    <section className={styles.known} aria-label="当前账号">
      <p>{phone ? '会员会存到这个手机号' : '会员会存到现在的账号'}</p>
      {leave && session.status === 'known' && (
        <button type="button" onClick={leave}>
          换手机号
        </button>
      )}
    </section>
  );
}
