import type { ReactNode } from 'react';
import { useNavigation, useSession } from '@vip/host';
import { useOffline } from '@vip/purchase';
import { Foot, OfflineBar } from '@vip/ui';
import { purchaseAgreements } from '../agreements.ts';
import { appOf, brand } from '../brand.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import styles from './prepared-page.module.css';

/** What the three pages stand in. */
export function PreparedPage({ children }: { children(foot: ReactNode): ReactNode }) {
  const isOffline = useOffline();
  const { clientType } = useSession();
  const { query } = useNavigation();
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={purchaseAgreements(appOf(clientType, query), false)} />
    </div>
  );
  return (
    <PageFrame>
      <OfflineBar isOffline={isOffline} />
      {children(foot)}
    </PageFrame>
  );
}
