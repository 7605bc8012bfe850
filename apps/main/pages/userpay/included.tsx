import type { Benefit } from '@vip/api';
import { Icon, downShape } from '@vip/ui';
import { BenefitTable } from '../../purchase/benefit-table.tsx';
import styles from './included.module.css';

/** What a membership has, for who wants to know before paying. */
export const Included = ({ benefits }: { benefits: Benefit[] }) => (
  <details className={styles.included}>
    <summary>
      会员多了什么
      <Icon shape={downShape} size={18} />
    </summary>
    <BenefitTable benefits={benefits} />
  </details>
);
