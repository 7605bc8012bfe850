import { yuan } from '@vip/checkout-react';
import { Clauses } from '@vip/ui';
import type { MembershipPackage } from '@vip/api';
import { withUnits } from '../../../shared/with-units.ts';
import type { MembershipStatus } from '../levels.ts';
import styles from './credit-sum.module.css';

interface CreditSumProps {
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}

/** The label of the credit, with the days if they are known. The line may break between the two parts. */
function creditText(membershipStatus: MembershipStatus): readonly [string, string] {
  if (membershipStatus.kind === 'credited') return [membershipStatus.name, '剩余天数抵扣'];
  if (membershipStatus.kind !== 'member' || membershipStatus.daysLeft === null) return ['现有会员', '抵扣'];
  return [`剩余\u00a0${membershipStatus.daysLeft}\u00a0天`, '抵扣'];
}

/** The calculation in three columns: list price minus the credit for the present membership. Nothing without a credit. */
export function CreditSum({ selected, membershipStatus }: CreditSumProps) {
  if (selected.credit === 0) return null;
  const [whose, days] = creditText(membershipStatus);
  return (
    <section aria-label="费用明细" className={styles.block}>
      <dl className={styles.sum}>
        <div>
          <dt>{withUnits(selected.name)}</dt>
          <dd>¥{yuan(selected.price + selected.credit)}</dd>
        </div>
        <div>
          <dt>
            {whose}
            <wbr />
            {days}
          </dt>
          <dd className={styles.credit}>
            <span>−</span>¥{yuan(selected.credit)}
          </dd>
        </div>
        <div>
          <dt>还需支付</dt>
          <dd className={styles.total}>¥{yuan(selected.price)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <span>
          <Clauses text="抵扣按剩余天数计算，以提交订单时的金额为准" />
        </span>
      </p>
    </section>
  );
}
