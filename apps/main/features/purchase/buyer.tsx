import type { PurchasePage } from '@vip/checkout-react';
import { Clauses } from '@vip/ui';
import { membershipText } from '../../shared/purchase/membership-text.ts';
import { accountName, ChangePhone } from './phone-login.tsx';
import styles from './buyer.module.css';

export interface BuyerProps {
  page: PurchasePage;
  /** Without it no login is offered. */
  onLogin: (() => void) | undefined;
}

/** Whose membership it is. Its room is there before the session is known. */
export function Buyer({ page, onLogin }: BuyerProps) {
  const { session } = page;
  const { account, status } = session;
  const isAnonymous = status === 'anonymous';
  return (
    <section className={styles.buyer} aria-label="当前账号">
      <p>
        <b>{isAnonymous ? '未登录' : accountName(session)}</b>
        <small>
          {isAnonymous ? (
            '登录后查看会员状态'
          ) : (
            <Clauses text={(account && membershipText(account, page.now())) || '当前登录账号'} />
          )}
        </small>
      </p>
      {isAnonymous && onLogin && (
        <button type="button" onClick={onLogin}>
          手机号登录
        </button>
      )}
      <ChangePhone session={session} />
    </section>
  );
}
