import type { ReactNode } from 'react';
import { PayBar } from '@vip/checkout-ui';
import styles from './result.module.css';

/** The two ways on, at the bottom edge. */
export const ResultBar = ({ children }: { children: ReactNode }) => (
  <PayBar label="接下来">
    <div className={styles.bar}>{children}</div>
  </PayBar>
);
