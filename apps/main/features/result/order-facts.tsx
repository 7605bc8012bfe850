import type { ReactNode } from 'react';
import { CopyButton } from '@vip/ui';
import styles from './order-facts.module.css';

export interface OrderFactsProps {
  facts: readonly { name: string; value: ReactNode; isStrong?: boolean }[];
  /** The order's number, to copy for customer service. */
  number: string;
  /** One more line below the number. */
  last?: { name: string; value: ReactNode };
}

/** What is known of the order, line by line. */
export const OrderFacts = ({ facts, number, last }: OrderFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isStrong }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{isStrong ? <b>{value}</b> : value}</dd>
      </div>
    ))}
    <div>
      <dt>订单号</dt>
      <dd>
        <span className={styles.number}>{number}</span>
        <CopyButton text={number} className={styles.copy}>
          复制
        </CopyButton>
      </dd>
    </div>
    {last && (
      <div>
        <dt>{last.name}</dt>
        <dd>{last.value}</dd>
      </div>
    )}
  </dl>
);
