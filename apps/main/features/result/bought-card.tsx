import type { Membership, Order } from '@vip/api';
import { dayText } from '@vip/checkout-react';
import { GoldCard } from '../../shared/gold-card.tsx';
import { Seal } from '../../shared/seal.tsx';
import { withUnits } from '../../shared/with-units.ts';
import styles from './bought-card.module.css';
import type { Seller } from './seller.ts';

/** The level of packages without membership, which are used up: a number of characters. */
export const NO_MEMBERSHIP = '0';

/** Validity, in two parts between which the line may break. Not every backend says until when a membership lasts. */
function untilText({ memberUntil, package: { level } }: Order): readonly [string, string] {
  if (memberUntil) return ['有效期至 ', dayText(Date.parse(memberUntil))];
  if (level === NO_MEMBERSHIP) return ['', '用完为止'];
  return ['', memberUntil === null ? '长期有效' : '有效期以 App 内为准'];
}

interface BoughtCardProps {
  order: Order;
  seller: Seller;
}

interface ReplacedCardProps extends Pick<Membership, 'name'> {
  /** Until the upgrade is paid it is the present one. */
  isPaid?: boolean;
}

/** The membership before an upgrade, in the head: the new card lies on it. */
export const ReplacedCard = ({ name, isPaid = false }: ReplacedCardProps) => (
  <p className={styles.replaced}>
    <span className={styles.former}>
      {isPaid ? '原会员' : '当前会员'} <b>{name}</b>
    </span>
    <Seal className={styles.silver} />
  </p>
);

/** The package and its validity, in the seller's design. */
export function BoughtCard({ order, seller }: BoughtCardProps) {
  const title = withUnits(order.package.name);
  const until = untilText(order);
  if (seller.variant === 'gold')
    return (
      <div className={styles.gold}>
        <GoldCard isTucked={false} appName={seller.appName} title={title} until={until} />
      </div>
    );
  return (
    <section className={styles[seller.variant]} aria-label="会员卡">
      {seller.variant === 'photo' && <div className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.small}>{seller.appName}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.until}>
          {until[0]}
          <span className={styles.whole}>{until[1]}</span>
        </p>
      </div>
    </section>
  );
}
