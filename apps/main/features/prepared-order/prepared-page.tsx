import type { ReactNode } from 'react';
import { useEdition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { OfflineBar } from '@vip/ui';
import { purchaseAgreements } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { useApp } from '../../shared/use-app.ts';
import styles from './prepared-page.module.css';

/** What the three pages stand in. */
export function PreparedPage({ children }: { children(foot: ReactNode): ReactNode }) {
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={purchaseAgreements(useApp(), useEdition(), false)} />
    </div>
  );
  return (
    <PageFrame>
      <OfflineBar />
      {children(foot)}
    </PageFrame>
  );
}
