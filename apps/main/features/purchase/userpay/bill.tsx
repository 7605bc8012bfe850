import type { MembershipPackage } from '@vip/api';
import { saving, yuan, type PurchasePage } from '@vip/checkout-react';
import { Clauses } from '../../../shared/clauses.tsx';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { memberState } from '../member-state.ts';
import { accountName, ChangePhone } from '../phone-login.tsx';
import styles from './bill.module.css';

interface BillProps {
  page: PurchasePage;
  /** The selected one. */
  pack: MembershipPackage;
  /** Where the page has a login form in its place. */
  hasBuyer: boolean;
}

/** Who buys, and the amount, as a ticket with a cut between them. Where nothing can be paid it has no amount. */
export function Bill({ page, pack, hasBuyer }: BillProps) {
  const hasAmount = page.noPaymentMethod?.kind !== 'copy_link';
  return (
    <section className={styles.bill}>
      <h2>{hasBuyer ? (hasAmount ? '账号与费用' : '开通账号') : '费用明细'}</h2>
      <div className={styles.ticket}>
        {hasBuyer && <Buyer page={page} />}
        {hasAmount && <Lines pack={pack} />}
      </div>
    </section>
  );
}

/** Its name is at the top of the page. */
function Lines({ pack }: Pick<BillProps, 'pack'>) {
  const saved = saving(pack);
  return (
    <dl className={styles.lines}>
      {saved > 0 && (
        <>
          <div>
            <dt>原价</dt>
            <dd>¥{yuan(pack.price + saved)}</dd>
          </div>
          <div>
            <dt>优惠</dt>
            <dd className={styles.saved}>−¥{yuan(saved)}</dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>应付</dt>
        <dd>¥{yuan(pack.price)}</dd>
      </div>
    </dl>
  );
}

/** Where nothing can be paid, an anonymous user logs in where it can. */
function Buyer({ page: { session, now } }: Pick<BillProps, 'page'>) {
  const { status, account } = session;
  return (
    <div className={styles.buyer}>
      <div className={styles.who}>
        <p>{status === 'anonymous' ? '未登录' : accountName(session)}</p>
        <small className={memberState(account, now()) === 'expired' ? styles.expired : undefined}>
          <Clauses
            text={status === 'anonymous' ? '支付时再验证' : account ? membershipText(account, now()) : ''}
          />
        </small>
      </div>
      <ChangePhone session={session} />
    </div>
  );
}
