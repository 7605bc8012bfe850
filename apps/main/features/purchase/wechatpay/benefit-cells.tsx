import type { Benefit } from '@vip/api';
import styles from './benefit-cells.module.css';

/** What members have, each with what it is without membership. */
export const BenefitCells = ({ benefits }: { benefits: Benefit[] }) => (
  <dl className={styles.cells}>
    {benefits.map(({ name, free, member }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={styles.member}>{member}</dd>
        <dd className={styles.free}>非会员 {free}</dd>
      </div>
    ))}
  </dl>
);
