import { yuan } from '@vip/checkout-react';
import type { MembershipPackage } from '@vip/api';
import { Clauses } from '../../../shared/clauses.tsx';
import { withUnits } from '../../../shared/with-units.ts';
import sheet from '../../../shared/purchase/sheet.module.css';
import type { MembershipStatus } from '../levels.ts';
import styles from './credit-sum.module.css';

/** The label of the credit, with the days if they are known. The line may break between the two parts. */
function creditText(membershipStatus: MembershipStatus): readonly [string, string] {
  if (membershipStatus.kind === 'credited') return [membershipStatus.name, '剩余天数抵扣'];
  if (membershipStatus.kind !== 'member' || membershipStatus.daysLeft === null) return ['现有会员', '抵扣'];
  return [`剩余\u00a0${membershipStatus.daysLeft}\u00a0天`, '抵扣'];
}

interface CreditSumProps {
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}

/** The calculation in three columns: list price minus the credit for the present membership. */
export function CreditSum({ selected, membershipStatus }: CreditSumProps) {
  const [whose, days] = creditText(membershipStatus);
  return (
    <section aria-label="费用明细">
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
          <dd className={styles.credit}>−¥{yuan(selected.credit)}</dd>
        </div>
        <div>
          <dt>还需支付</dt>
          <dd className={styles.total}>¥{yuan(selected.price)}</dd>
        </div>
      </dl>
      <p className={sheet.note}>
        <Clauses text="抵扣按剩余天数计算，以提交订单时的金额为准" />
      </p>
    </section>
  );
}
