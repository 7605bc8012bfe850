import type { ReactNode } from 'react';
import { Foot, PayBar, ThemedPage } from '@vip/checkout-ui';
import { classes } from '@vip/ui';
import { membershipTerms, privacyPolicy, userTerms } from '../agreements.ts';
import { brand } from '../brand.ts';
import '../theme.css';
import styles from './honey-page.module.css';

/** The frame of every page. */
export const HoneyPage = ({ children }: { children: ReactNode }) => (
  <ThemedPage theme="theme-honey">{children}</ThemedPage>
);

interface HeaderBackgroundProps {
  /**
   * Amber with rays from the corner, with rays from the middle, or without; pale while a result is not known, muted where
   * there is nothing to be glad of.
   */
  ground: 'corner' | 'burst' | 'even' | 'pale' | 'muted';
  children: ReactNode;
}

/** The header of a page: amber, with honey that runs down into the page. */
export const HeaderBackground = ({ ground, children }: HeaderBackgroundProps) => (
  <header className={classes(styles.sky, styles[ground])}>
    <svg className={styles.drip} aria-hidden="true" viewBox="0 0 375 52" preserveAspectRatio="none">
      <path d={DRIP} />
    </svg>
    {children}
  </header>
);

/** An element, not a drawing of the style sheet: those come after the prices, and the page has its form before. */
const DRIP =
  'M0 53V14c16 0 20 18 32 18s12-20 30-20 14 30 28 30 10-26 34-28 22 14 36 14 16-16 40-16 18 34 34 34 10-28 36-30 22 12 40 12 18-14 30-14 20 6 35 4v35z';

const AGREEMENTS = [membershipTerms, userTerms, privacyPolicy];

/** The footer of every page. */
export const HoneyFoot = () => <Foot {...brand} agreements={AGREEMENTS} />;

interface FloatingBarProps {
  /** See `PayBar`: the row moves into the page if the bar would be too tall. */
  consent?: ReactNode;
  /** Has the pill also without a consent row. */
  isFramed?: boolean;
  children: ReactNode;
}

/** The bar at the bottom edge: a pill that floats above the page, or only its buttons, to which a pill would be a second edge. */
export const FloatingBar = ({ consent, isFramed = false, children }: FloatingBarProps) => (
  <PayBar consent={consent} className={classes(styles.bar, !isFramed && styles.bare)}>
    <span className={styles.pill} aria-hidden="true" />
    {children}
  </PayBar>
);
