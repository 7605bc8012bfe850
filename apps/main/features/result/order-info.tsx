import type { ComponentProps } from 'react';
import { OrderFacts } from '@vip/checkout-ui';
import { HiddenText, classes } from '@vip/ui';
import styles from './order-info.module.css';

type OrderInfoProps = Pick<ComponentProps<typeof OrderFacts>, 'order'>;

/** A paid order, line by line. The card above it names the package and its validity. */
export const OrderInfo = ({ order }: OrderInfoProps) => (
  <section className={styles.list}>
    <h2>订单信息</h2>
    <OrderFacts hasCard order={order} classNames={styles} />
  </section>
);

/** An order without a card to show: a ticket with package and amount above the tear line, the rest below. */
export const OrderTicket = ({ order }: OrderInfoProps) => (
  <section className={classes(styles.ticket, order.status === 'closed' && styles.void)}>
    <h2>
      <HiddenText>订单信息</HiddenText>
    </h2>
    <OrderFacts order={order} classNames={styles} />
  </section>
);
