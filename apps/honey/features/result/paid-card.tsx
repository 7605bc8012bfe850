import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { dayText } from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import styles from './paid-card.module.css';

/** The package and its expiry date as a card to keep. */
export const PaidCard = ({ order }: { order: Order }) => (
  <section className={styles.bought}>
    <div className={styles.text}>
      <p className={styles.app}>{brand.appName}会员</p>
      <h2 className={styles.name}>{order.package.name}</h2>
      <p className={styles.until}>{untilText(order)}</p>
    </div>
  </section>
);

/** Not every backend says until when a membership lasts. */
function untilText({ memberUntil }: Order): ReactNode {
  if (memberUntil)
    return (
      <>
        有效期至 <b className={styles.day}>{dayText(Date.parse(memberUntil))}</b>
      </>
    );
  return memberUntil === null ? '长期有效' : '有效期以 App 内为准';
}
