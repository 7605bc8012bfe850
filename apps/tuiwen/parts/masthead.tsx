import { Fragment, type ReactNode } from 'react';
import { brand } from '../brand.ts';
import styles from './masthead.module.css';

interface MastheadProps {
  /** The page's heading, a line each. */
  title: readonly string[];
  /** One sentence under it. */
  by?: ReactNode;
  /** At the right end of the rule: whom the page speaks to. */
  children?: ReactNode;
}

/** The head of every page of tuiwen: the paper's name over a rule, a serif headline, arches. */
export const Masthead = ({ title, by, children }: MastheadProps) => (
  <header className={styles.masthead}>
    <div className={styles.rule}>
      <span className={styles.name}>{brand.appName}</span>
      {children}
    </div>
    <h1 className={styles.title}>
      {title.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </h1>
    {by && <p className={styles.by}>{by}</p>}
  </header>
);
