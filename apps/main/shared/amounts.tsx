import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import { BenefitIcon } from './benefit-icon.tsx';
import { NOT, splitValue, YES } from './benefit-text.ts';
import { withUnits } from './with-units.ts';
import styles from './amounts.module.css';

interface Amount {
  /** Of the benefit. */
  name: string;
  value: string;
  icon?: ReactNode;
}

/** How much of three benefits there is: the first ones with an amount, not a plain yes. */
export const amountsOf = (benefits: readonly Benefit[]): Amount[] =>
  benefits
    .filter(({ member }) => member !== YES && member !== NOT)
    .slice(0, 3)
    .map(({ name, icon, member }) => ({
      name,
      value: withUnits(splitValue(member)[0]),
      icon: <BenefitIcon icon={icon} />,
    }));

/** On a membership card, below a line. */
export const CardAmounts = ({ amounts }: { amounts: readonly Amount[] }) =>
  amounts.length > 0 && (
    <div className={styles.onCard}>
      <Amounts amounts={amounts} />
    </div>
  );

/** Up to three amounts in columns of one width; in rows where large text leaves no room. A table or list has them, too. */
export const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <ul className={styles.amounts} aria-hidden="true">
    {amounts.map(({ name, value, icon }) => (
      <li key={name}>
        {icon}
        <span className={styles.amount}>
          <b>{value}</b> <span>{name}</span>
        </span>
      </li>
    ))}
  </ul>
);
