import type { ComponentProps } from 'react';
import { OrderFacts } from '@vip/checkout-ui';
import { HiddenText, classes } from '@vip/ui';
import { withUnits } from '../../shared/with-units.ts';
import styles from './order-info.module.css';

type OrderInfoProps = Omit<ComponentProps<typeof OrderFacts>, 'classNames' | 'hasCard'>;

/** A paid order, line by line. The card above it names the validity, so that only the package is repeated. */
export const OrderInfo = ({ order }: Pick<OrderInfoProps, 'order'>) => (
  <section className={styles.list}>
    <h2>订单信息</h2>
    <dl>
      <div className={styles.fact}>
        <dt>套餐</dt>
        <dd>{withUnits(order.package.name)}</dd>
      </div>
    </dl>
    <OrderFacts hasCard order={order} classNames={styles} />
  </section>
);

/** An order without a card to show: a ticket with package and amount above the tear line, the rest below. */
export const OrderTicket = (props: OrderInfoProps) => (
  <section className={classes(styles.ticket, props.order.status === 'closed' && styles.void)}>
    <h2>
      <HiddenText>订单信息</HiddenText>
    </h2>
    <OrderFacts {...props} classNames={styles} />
  </section>
);
