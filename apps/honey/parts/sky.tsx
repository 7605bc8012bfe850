import type { ReactNode } from 'react';
import styles from './sky.module.css';

interface SkyProps {
  /** Rays from behind what stands in the middle, not from the corner. */
  isCentred?: boolean;
  children: ReactNode;
}

/** Honey's header: rays on amber, running down into the page. */
export const Sky = ({ isCentred = false, children }: SkyProps) => (
  <header className={isCentred ? styles.centred : styles.sky}>{children}</header>
);
