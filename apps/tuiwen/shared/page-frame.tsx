import { Fragment, type ReactNode } from 'react';
import { Foot, ThemedPage } from '@vip/checkout-ui';
import { classes } from '@vip/ui';
import { agreements } from '../agreements.ts';
import { brand } from '../brand.ts';
import '../theme.css';
import styles from './page-frame.module.css';

/** The frame of every page. */
export const TuiwenPage = ({ children }: { children: ReactNode }) => (
  <ThemedPage theme="theme-tuiwen">{children}</ThemedPage>
);

interface MastheadProps {
  /** The lines of the page's heading. */
  title: readonly string[];
  /** The accessible name of a heading whose lines are one sentence: a line break would be read as a space. */
  label?: string | undefined;
  /** Below it: a sentence, or facts. */
  by?: ReactNode;
  /** A class with the background image that is beside the headline. */
  picture?: string | undefined;
  /** At the right end of the rule: the user or the section. */
  children?: ReactNode;
}

/** The header of a page: the app's name over a rule, a serif headline, arches. */
export const Masthead = ({ title, label, by, picture, children }: MastheadProps) => (
  <header className={styles.masthead}>
    <div className={styles.rule}>
      <span className={styles.name}>{brand.appName}</span>
      {children}
    </div>
    <h1 className={styles.title} aria-label={label}>
      {title.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </h1>
    {by && <div className={styles.by}>{by}</div>}
    {picture && <div className={classes(styles.picture, picture)} />}
  </header>
);

/** The class of a drawing of the magazine that the app makes. */
export const { magazine } = styles;

/** The class of the page's `main`. */
export const pageBody = styles.body;

/** The footer of a page, flush left like the rest. */
export const TuiwenFoot = () => (
  <div className={styles.foot}>
    <Foot {...brand} agreements={agreements} />
  </div>
);
