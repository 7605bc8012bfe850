import type { ReactNode } from 'react';
import { Foot, PayBar } from '@vip/checkout-ui';
import { useHost } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { membershipTerms, privacyPolicy, userTerms } from '../agreements.ts';
import { brand } from '../brand.ts';
import '../theme.css';
import styles from './honey-page.module.css';

/** Every page of honey: its theme, also on popups, which the back press closes first. */
export function HoneyPage({ children }: { children: ReactNode }) {
  const { onBack } = useHost();
  return (
    <UiProvider theme="theme-honey" registerBack={onBack}>
      {children}
    </UiProvider>
  );
}

interface HeaderBackgroundProps {
  /** Rays from behind what is in the middle, not from the corner. */
  isCentred?: boolean;
  children: ReactNode;
}

/** The header of a page: rays on amber, running down into the page. */
export const HeaderBackground = ({ isCentred = false, children }: HeaderBackgroundProps) => (
  <header className={isCentred ? styles.centred : styles.sky}>{children}</header>
);

const AGREEMENTS = [membershipTerms, userTerms, privacyPolicy];

/** The footer, the same under every page. */
export const HoneyFoot = () => (
  <Foot company={brand.company} icp={brand.icp} support={brand.support} agreements={AGREEMENTS} />
);

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
