import type { MembershipPackage } from '@vip/api';
import { saving, yuan, type PurchasePage } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { memberState, type MemberState } from '../member-state.ts';
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

const NOTES: Readonly<Record<Exclude<MemberState, 'none'>, string>> = {
  current: '续费到此账号',
  expired: '开通到此账号',
};

/** The certificate has the membership. Where nothing can be paid, an anonymous user logs in where it can. */
function buyerNote({ status, account }: Session, now: number): string {
  if (status === 'anonymous') return '支付时再验证';
  if (!account) return '';
  const state = memberState(account, now);
  return state === 'none' ? membershipText(account, now) : NOTES[state];
}

function Buyer({ page: { session, now } }: Pick<BillProps, 'page'>) {
  return (
    <div className={styles.buyer}>
      <div className={styles.who}>
        <p>{session.status === 'anonymous' ? '未登录' : accountName(session)}</p>
        <small>{buyerNote(session, now())}</small>
      </div>
      <ChangePhone session={session} />
    </div>
  );
}
