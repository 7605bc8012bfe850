import type { ComponentProps } from 'react';
import { OrderFacts } from '@vip/checkout-ui';
import { HiddenText, classes } from '@vip/ui';
import styles from './order-info.module.css';

type OrderInfoProps = Pick<ComponentProps<typeof OrderFacts>, 'order'>;

/** Whether days were credited is not in the order: not all are. */
const UPGRADED = [
  ['有效期', '从支付当天算起'],
  ['原会员天数', '已抵扣的不再计入'],
] as const;

/** A paid order, line by line. The card above it names the package and its validity, but not from when an upgrade counts. */
export const OrderInfo = ({ order, isUpgrade = false }: OrderInfoProps & { isUpgrade?: boolean }) => (
  <section className={styles.list}>
    <h2>订单信息</h2>
    <OrderFacts hasCard order={order} classNames={styles} />
    {isUpgrade && (
      <dl className={styles.upgrade}>
        {UPGRADED.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
