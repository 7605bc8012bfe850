import type { Benefit } from '@vip/api';
import { BenefitIcon } from '../../../shared/benefit-icon.tsx';
import { YES } from '../../../shared/benefit-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import styles from './gains.module.css';

/** The first three benefits, below the packages: how much of each, or that it is there. */
export const Gains = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <ul className={styles.gains}>
    {benefits.slice(0, 3).map(({ name, icon, member }) => (
      <li key={name}>
        <span className={styles.icon}>
          <BenefitIcon icon={icon} />
        </span>
        <b>{member === YES ? name : withUnits(member)}</b>
        <span className={styles.name}>{member === YES ? member : name}</span>
      </li>
    ))}
  </ul>
);
