import type { ReactNode } from 'react';
import styles from './line.module.css';

/** One line of news under the masthead: its kind, a stroke, the words. */
export const Line = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <div className={styles.line}>
    <b className={styles.kind}>{kind}</b>
    <p className={styles.words}>{children}</p>
  </div>
);
