import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** Text only for screen readers. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
