import type { ReactNode } from 'react';
import styles from './prepared-head.module.css';

/** The ink band on top: what this page is for, and a sentence about it. */
export const PreparedHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <p>{children}</p>
  </header>
);
