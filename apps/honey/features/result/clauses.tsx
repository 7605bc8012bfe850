import type { ReactNode } from 'react';
import styles from './clauses.module.css';

/** Wraps as a whole. */
export const Clause = ({ children }: { children: ReactNode }) => (
  <span className={styles.clause}>{children}</span>
);

/** A text whose lines break after a comma, so that none has a single character. */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {text.match(/[^，]+，?/g)?.map((clause) => (
      <Clause key={clause}>{clause}</Clause>
    ))}
  </>
);
