import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import sheet from '../../../shared/purchase/sheet.module.css';
import type { Standing } from '../standing.ts';
import styles from './credit-sum.module.css';

/** What the credit is for: the membership and its days where they are known. */
function creditText(standing: Standing): string {
  if (standing.kind === 'credited') return `${standing.name}剩余天数折抵`;
  if (standing.kind !== 'member' || standing.daysLeft === null) return '现有会员折抵';
  return `${standing.name}剩 ${standing.daysLeft} 天折抵`;
}

/** How the amount comes about: list price, less what is left of the present membership. */
export const CreditSum = ({ selected, standing }: { selected: MembershipPackage; standing: Standing }) => (
  <section className={sheet.section}>
    <h2>怎么算的</h2>
    <dl className={styles.sum}>
      <div>
        <dt>{selected.name}</dt>
        <dd>¥{yuan(selected.price + selected.credit)}</dd>
      </div>
      <div>
        <dt>{creditText(standing)}</dt>
        <dd className={styles.credit}>−¥{yuan(selected.credit)}</dd>
      </div>
      <div>
        <dt>还需支付</dt>
        <dd className={styles.total}>¥{yuan(selected.price)}</dd>
      </div>
    </dl>
    <p className={sheet.note}>折抵按剩余天数算，以下单时的金额为准。</p>
  </section>
);
