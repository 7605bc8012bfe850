import type { ReactNode } from 'react';
import { Foot, PayBar, ThemedPage } from '@vip/checkout-ui';
import { membershipTerms, privacyPolicy, userTerms } from '../agreements.ts';
import { brand } from '../brand.ts';
import '../theme.css';
import styles from './honey-page.module.css';

/** The frame of every page. */
export const HoneyPage = ({ children }: { children: ReactNode }) => (
  <ThemedPage theme="theme-honey">{children}</ThemedPage>
);

interface HeaderBackgroundProps {
  /** The rays start in the middle instead of the corner. */
  isCentred?: boolean;
  children: ReactNode;
}

/** The header of a page: rays on amber, with honey that runs down into the page. */
export const HeaderBackground = ({ isCentred = false, children }: HeaderBackgroundProps) => (
  <header className={isCentred ? styles.centred : styles.sky}>{children}</header>
);

const AGREEMENTS = [membershipTerms, userTerms, privacyPolicy];

/** The footer of every page. */
export const HoneyFoot = () => <Foot {...brand} agreements={AGREEMENTS} />;

interface FloatingBarProps {
  /** See `PayBar`: the row moves into the page if the bar would be too tall. */
  consent?: ReactNode;
  children: ReactNode;
}

/** The bar at the bottom edge: a pill that floats above the page. */
export const FloatingBar = ({ consent, children }: FloatingBarProps) => (
  <PayBar consent={consent} className={styles.bar}>
    <span className={styles.pill} aria-hidden="true" />
    {children}
  </PayBar>
);
