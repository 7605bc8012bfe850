import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { clockText, minuteText, yuan } from '@vip/checkout-react';
import { CopyButton, Skeleton } from '@vip/ui';
import styles from './result-view.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface OrderFactsProps {
  order: Order;
  /** ms since 1970, shown as the time of the last query; left out where it says nothing. */
  lastCheckedAt?: number | null;
}

/** The order as people read it out to customer service; a paid one has its package on the card above. */
export const OrderFacts = ({ order, lastCheckedAt }: OrderFactsProps) => (
  <dl className={styles.facts}>
    {order.status !== 'paid' && <Fact name="套餐">{order.package.name}</Fact>}
    <Fact name={order.paidAt ? '实付' : '应付'}>
      <b className={styles.amount}>¥{yuan(order.amount)}</b>
    </Fact>
    <Fact name="支付方式">{order.payType === 'wechat' ? '微信支付' : '支付宝'}</Fact>
    {order.paidAt && <Fact name="支付时间">{minuteText(Date.parse(order.paidAt))}</Fact>}
    <Fact name="订单号">
      <span className={styles.number}>{order.number}</span>
      <CopyButton text={order.number} className={styles.copy}>
        复制
      </CopyButton>
    </Fact>
    {lastCheckedAt && <Fact name="最近查询">{clockText(lastCheckedAt)}</Fact>}
  </dl>
);

/** The same box while the order is on its way. */
export const BlankFacts = () => (
  <div className={styles.facts}>
    {[3, 4, 4, 8, 9].map((width, index) => (
      <div key={index} className={styles.fact}>
        <Skeleton width="4em" height="1em" radius="1em" />
        <Skeleton width={`${width}em`} height="1em" radius="1em" />
      </div>
    ))}
  </div>
);
