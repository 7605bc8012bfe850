import type { ReactNode } from 'react';
import { HiddenText, Icon, checkShape, classes } from '@vip/ui';
import styles from './steps.module.css';

export interface StepProps {
  at: number;
  title: ReactNode;
  isDone: boolean;
  children: ReactNode;
}

/** One step on the line: its number, ticked once it is done. */
export const Step = ({ at, title, isDone, children }: StepProps) => (
  <li className={styles.step}>
    <span className={classes(styles.number, isDone && styles.done)} aria-hidden="true">
      {isDone ? <Icon shape={checkShape} size={15} strokeWidth={2.4} /> : at}
    </span>
    <section className={styles.body}>
      <h2>
        {title}
        {isDone && <HiddenText>（已完成）</HiddenText>}
      </h2>
      {children}
    </section>
  </li>
);
