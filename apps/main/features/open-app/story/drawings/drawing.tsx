import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The sheet that the story is drawn on: fine golden lines, the same pen everywhere. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    className={styles.drawing}
    viewBox="0 0 300 280"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
