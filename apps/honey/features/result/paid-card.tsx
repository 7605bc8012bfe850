import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { dayText } from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import { Jar } from '../../shared/jar.tsx';
import { Clause } from './clauses.tsx';
import styles from './paid-card.module.css';

/** The package and its expiry date as a card. */
export const PaidCard = ({ order }: { order: Order }) => (
  <section className={styles.bought}>
    <div className={styles.pack}>
      <div className={styles.text}>
        <p className={styles.app}>{brand.appName}</p>
        <h2 className={styles.name}>{order.package.name}</h2>
      </div>
      <span className={styles.jar}>
        <Jar id="honey-bought" level={0.95} />
      </span>
    </div>
    <p className={styles.until}>{untilText(order)}</p>
  </section>
);

/** Not every backend says until when a membership lasts. */
function untilText({ memberUntil }: Order): ReactNode {
  if (memberUntil)
    return (
      <>
        有效期至 <Clause>{dayText(Date.parse(memberUntil))}</Clause>
      </>
    );
  return memberUntil === null ? '长期有效' : '有效期以 App 内为准';
}
