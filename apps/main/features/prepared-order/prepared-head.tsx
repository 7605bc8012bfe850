import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import styles from './prepared-head.module.css';

/** The ink band on top: what this page is for, and a sentence about it. What comes after a sentence lies over its edge. */
export const PreparedHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={classes(styles.head, !children && styles.plain)}>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </header>
);
