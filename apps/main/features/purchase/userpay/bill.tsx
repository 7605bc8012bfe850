import type { MembershipPackage } from '@vip/api';
import { saving, yuan, type PurchasePage } from '@vip/checkout-react';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { accountName, ChangePhone } from '../phone-login.tsx';
import styles from './bill.module.css';

interface BillProps {
  page: PurchasePage;
  /** The selected one. */
  pack: MembershipPackage;
  /** Where the page has a login form in its place. */
  hasBuyer: boolean;
}

/** Who buys, and the amount, line by line. */
export function Bill({ page, pack, hasBuyer }: BillProps) {
  const saved = saving(pack);
  return (
    <div className={styles.bill}>
      {hasBuyer && <Buyer page={page} />}
      <dl className={styles.lines}>
        <div>
          <dt>{pack.name}</dt>
          <dd>¥{yuan(pack.price + saved)}</dd>
        </div>
        {saved > 0 && (
          <div>
            <dt>优惠</dt>
            <dd className={styles.saved}>−¥{yuan(saved)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>应付</dt>
          <dd>¥{yuan(pack.price)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Where nothing can be paid, an anonymous user logs in where it can. */
const Buyer = ({ page: { session, now } }: Pick<BillProps, 'page'>) => (
  <div className={styles.buyer}>
    <p>{session.status === 'anonymous' ? '未登录' : accountName(session)}</p>
    <ChangePhone session={session} />
    <small>
      {session.status === 'anonymous'
        ? '支付时再验证'
        : session.account && membershipText(session.account, now())}
    </small>
  </div>
);
