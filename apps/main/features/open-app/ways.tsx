import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import styles from './ways.module.css';

export interface WaysProps {
  /** Keeps room for three buttons, so that those which come later move nothing. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** The white sheet under the stage: what can be done now. */
export const Ways = ({ isRoomy = false, children }: WaysProps) => (
  <main className={styles.sheet}>
    <div className={classes(styles.ways, isRoomy && styles.roomy)}>{children}</div>
  </main>
);

/** A quiet sentence between the buttons. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** What to do by hand, in order. */
export const HandSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** Ends the page in the colour of the sheet. */
export const Tail = ({ children }: { children: ReactNode }) => <div className={styles.tail}>{children}</div>;
