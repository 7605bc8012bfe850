import type { ReactNode } from 'react';
import { PayBar } from '@vip/checkout-ui';
import styles from './floating-bar.module.css';

interface FloatingBarProps {
  /** See `PayBar`: it moves into the page where the bar would be too tall. */
  consent?: ReactNode;
  children: ReactNode;
}

/** The bar at the bottom edge as a pill that floats over the page. */
export const FloatingBar = ({ consent, children }: FloatingBarProps) => (
  <PayBar consent={consent} className={styles.bar}>
    <span className={styles.pill} aria-hidden="true" />
    {children}
  </PayBar>
);
