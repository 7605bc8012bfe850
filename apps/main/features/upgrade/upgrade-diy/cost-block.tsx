import { yuan } from '@vip/checkout-react';
import { Icon, Clauses, warnShape } from '@vip/ui';
import type { MembershipPackage } from '@vip/api';
import { withUnits } from '../../../shared/with-units.ts';
import type { MembershipStatus } from '../levels.ts';
import styles from './cost-block.module.css';

interface CreditSumProps {
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}

interface CostBlockProps extends CreditSumProps {
  /** That the package ends before the present membership: title and text. */
  earlier: readonly [string, string] | null;
}

/** What the present membership means for the selected package: a warning, and the calculation. */
export const CostBlock = ({ earlier, ...sum }: CostBlockProps) =>
  (earlier || sum.selected.credit > 0) && (
    <div className={styles.block}>
      {earlier && (
        <p className={styles.earlier}>
          <b>
            <Icon shape={warnShape} size={16} strokeWidth={2} />
            {earlier[0]}
          </b>
          <Clauses text={earlier[1]} />
        </p>
      )}
      {sum.selected.credit > 0 && <CreditSum {...sum} />}
    </div>
  );

/** The label of the credit, with the days if they are known. The line may break between the two parts. */
function creditText(membershipStatus: MembershipStatus): readonly [string, string] {
  if (membershipStatus.kind === 'credited') return [membershipStatus.name, '剩余天数抵扣'];
  if (membershipStatus.kind !== 'member' || membershipStatus.daysLeft === null) return ['现有会员', '抵扣'];
  return [`剩余\u00a0${membershipStatus.daysLeft}\u00a0天`, '抵扣'];
}

/** The calculation in three columns: list price minus the credit for the present membership. */
function CreditSum({ selected, membershipStatus }: CreditSumProps) {
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
