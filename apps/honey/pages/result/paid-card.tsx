import type { Order } from '@vip/api';
import { dayText } from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import { Jar } from '../../drawings/jar.tsx';
import styles from './result-view.module.css';

/** What was bought and until when. */
export const PaidCard = ({ order }: { order: Order }) => (
  <section className={styles.bought}>
    <Jar id="honey-bought" level={0.95} className={styles.jar} />
    <div className={styles.words}>
      <p className={styles.app}>{brand.appName}</p>
      <h2>{order.package.name}</h2>
      <p className={styles.until}>
        {order.memberUntil ? `有效期至 ${dayText(Date.parse(order.memberUntil))}` : '长期有效'}
      </p>
    </div>
  </section>
);
