import type { ReactNode } from 'react';
import { useEdition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { OfflineBar } from '@vip/ui';
import { loginAgreements } from '../agreements.ts';
import { brand, type AppCode } from '../brand.ts';
import { PageFrame } from './page-frame.tsx';
import styles from './content-page.module.css';

export interface ContentPageProps {
  /** The app whose agreements are in the foot. */
  app: AppCode;
  /** Above everything else. */
  banner?: ReactNode;
  children: ReactNode;
  /** Class of the foot; by default it fills the rest of the screen. */
  footClass?: string | undefined;
  /** At the lower edge. */
  bar?: ReactNode;
}

/** A page that sells nothing. */
export const ContentPage = ({ app, banner, children, footClass = styles.foot, bar }: ContentPageProps) => (
  <PageFrame>
    {banner}
    <OfflineBar />
    {children}
    <div className={footClass}>
      <Foot {...brand} agreements={loginAgreements(app, useEdition())} />
    </div>
    {bar}
  </PageFrame>
);
