import type { Order } from '@vip/api';
import { dayText } from '@vip/checkout-react';
import { GoldCard } from '../../shared/gold-card.tsx';
import styles from './bought-card.module.css';
import type { Seller } from './seller.ts';

/** A package of this level gives no membership: something to use up, like words. */
const NO_MEMBERSHIP = '0';

/** How long what was bought is good, in two parts between which the line may break. */
function untilText({ memberUntil, package: { level } }: Order): readonly [string, string] {
  if (memberUntil) return ['有效期至 ', dayText(Date.parse(memberUntil))];
  return ['', level === NO_MEMBERSHIP ? '用完为止' : '长期有效'];
}

/** What was bought and until when, as its seller draws it. */
export function BoughtCard({ order, seller }: { order: Order; seller: Seller }) {
  const title = order.package.name;
  const until = untilText(order);
  if (seller.variant === 'gold')
    return <GoldCard isTucked={false} appName={seller.appName} title={title} until={until} />;
  return (
    <section className={styles[seller.variant]} aria-label="会员卡">
      {seller.variant === 'photo' && <div className={styles.picture} />}
      <div className={styles.words}>
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
