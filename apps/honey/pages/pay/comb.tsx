import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import { Icon } from '@vip/ui';
import { Cell } from '../../drawings/cell.tsx';
import { benefitIcon } from './benefit-icon.ts';
import { combRows } from './comb-rows.ts';
import styles from './comb.module.css';

const FILLS = ['#FFD98A', '#FFE7B5', '#FFD8B5', '#FFD98A', '#FFE2C6'];

/** Cells in rows that lock into each other. `cellAt` draws the cell of a place. */
function rowsOf(count: number, cellAt: (index: number) => ReactNode): ReactNode[] {
  let next = 0;
  return combRows(count).map((width, row) => {
    const first = next;
    next += width;
    return (
      <div key={row} className={styles.row}>
        {Array.from({ length: width }, (_, place) => cellAt(first + place))}
      </div>
    );
  });
}

/** What a package gives, as cells of a comb. */
export const Comb = ({ benefits }: { benefits: Benefit[] }) => (
  <div className={styles.comb} role="list">
    {rowsOf(benefits.length, (index) => {
      const benefit = benefits[index];
      if (!benefit) return null;
      return (
        <div key={index} className={styles.cell} role="listitem">
          <Cell className={styles.ground} fill={FILLS[index % FILLS.length] ?? ''} />
          <Icon shape={benefitIcon(benefit.icon)} size={26} strokeWidth={1.8} className={styles.icon} />
          <b className={styles.name}>{benefit.name}</b>
          <span className={styles.member}>{benefit.member}</span>
        </div>
      );
    })}
  </div>
);

/** The same comb of five cells while the packages are on their way. */
export const BlankComb = () => (
  <div className={styles.comb}>
    {rowsOf(5, (index) => (
      <div key={index} className={styles.cell}>
        <Cell className={styles.ground} fill="var(--block)" />
      </div>
    ))}
  </div>
);
