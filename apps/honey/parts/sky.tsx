import type { ReactNode } from 'react';
import { Drip } from '../drawings/drip.tsx';
import { Rays } from '../drawings/rays.tsx';
import styles from './sky.module.css';

interface SkyProps {
  /** Rays from behind what stands in the middle, not from the corner. */
  isCentred?: boolean;
  children: ReactNode;
}

/** Honey's header: rays on amber, running down into the page. */
export const Sky = ({ isCentred = false, children }: SkyProps) => (
  <header className={styles.sky}>
    <Rays className={isCentred ? styles.middle : styles.corner} />
    {children}
    <Drip className={styles.drip} />
  </header>
);
