import { useLayoutEffect, type ReactNode } from 'react';
import { useNavigation, useSession } from '@vip/host';
import { useOffline } from '@vip/purchase';
import { Foot, OfflineBar } from '@vip/ui';
import { purchaseAgreements } from '../agreements.ts';
import { appOf, brand } from '../brand.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import styles from './prepared-page.module.css';

/** What the three pages stand in. Each is met at its top, however far the one before was scrolled. */
export function PreparedPage({ children }: { children(foot: ReactNode): ReactNode }) {
  const isOffline = useOffline();
  const { clientType } = useSession();
  const { query } = useNavigation();
  // In braces: new engines return a promise, which React would take for the undoing.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
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
