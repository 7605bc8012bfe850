import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { clockText, dayText, minuteText, payTypeName, yuan } from '@vip/checkout-react';
import { CopyButton } from '@vip/ui';
import { brand } from '../../brand.ts';
import { Jar } from '../../shared/jar.tsx';
import styles from './result.module.css';

/** The package and its expiry date. */
export const PaidCard = ({ order }: { order: Order }) => (
  <section className={styles.bought}>
    <Jar id="honey-bought" level={0.95} className={styles.jar} />
    <div className={styles.text}>
      <p className={styles.app}>{brand.appName}</p>
      <h2>{order.package.name}</h2>
      <p className={styles.until}>
        {order.memberUntil ? `有效期至 ${dayText(Date.parse(order.memberUntil))}` : '长期有效'}
      </p>
    </div>
  </section>
);

interface OrderFactsProps {
  order: Order;
  /** ms since 1970; shown as the time of the last query. */
  lastCheckedAt?: number | null;
}

/** The details that customer service asks for. A paid order has its package on `PaidCard`. */
export const OrderFacts = ({ order, lastCheckedAt }: OrderFactsProps) => (
  <dl className={styles.facts}>
    {order.status !== 'paid' && <Fact name="套餐">{order.package.name}</Fact>}
    <Fact name={order.paidAt ? '实付' : '应付'}>
      <b className={styles.amount}>¥{yuan(order.amount)}</b>
    </Fact>
    <Fact name="支付方式">{payTypeName(order.payType)}</Fact>
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

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
