import type { ComponentProps } from 'react';
import { OrderFacts } from '@vip/checkout-ui';
import { Clauses, HiddenText, classes } from '@vip/ui';
import styles from './order-info.module.css';

type OrderInfoProps = Pick<ComponentProps<typeof OrderFacts>, 'order'>;

/** A paid order, line by line. The card above it names the package and its validity, but not from when an upgrade counts. */
export const OrderInfo = ({ order, isUpgrade = false }: OrderInfoProps & { isUpgrade?: boolean }) => (
  <section className={styles.list}>
    <h2>订单信息</h2>
    <OrderFacts hasCard order={order} classNames={styles} />
    {isUpgrade && (
      <p className={styles.upgrade}>
        {/* Whether days were credited is not in the order: not all are. */}
        <Clauses text="有效期从支付当天算起，已抵扣的天数不再计入" />
      </p>
    )}
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
