import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** Words for a screen reader alone. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
