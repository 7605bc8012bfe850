import type { ReactNode } from 'react';
import { MemberMark } from '../member-mark.tsx';
import styles from './neutral-head.module.css';

/** The app, and what the page is for. */
export const NeutralHead = ({
  appName,
  title,
  children,
}: {
  appName: string;
  title: string;
  children?: ReactNode;
}) => (
  <header className={styles.head}>
    <MemberMark className={styles.mark} />
    <div className={styles.titles}>
      <p>{appName}</p>
      <h1>{title}</h1>
    </div>
    {children}
  </header>
);
