import { errorText } from '@vip/api';
import type { PurchasePage } from '@vip/purchase';
import { EmptyState, ErrorState, Foot, OfflineBar } from '@vip/ui';
import { loginAgreements } from '../../agreements.ts';
import { appOf, apps, brand, supportLink } from '../../brand.ts';
import { LoginContent } from './login-content.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay.module.css';
import { Purchase } from './purchase.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';

export interface PayViewProps {
  page: PurchasePage;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. */
export function PayView({ page, query, pictures }: PayViewProps) {
  const code = appOf(page.session.clientType, query);
  const appName = apps[code].name;
  const { shelf, session } = page;
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={page.consent.agreements.length ? page.consent.agreements : loginAgreements(code)} />
    </div>
  );
  const header = <PayHeader session={session} appName={appName} pictures={pictures} now={page.now} />;

  if (session.status === 'anonymous') {
    return (
      <>
        <OfflineBar isOffline={page.isOffline} />
        <LoginContent login={page.login} appName={appName} session={session} pictures={pictures} now={page.now} />
        {foot}
      </>
    );
  }
  const isChoosable = page.choices.length > 0 || page.noWay !== null;
  if (session.status === 'waiting' || shelf.status === 'loading' || (shelf.status === 'ready' && !isChoosable)) {
    return <PaySkeleton foot={foot} />;
  }
  return (
    <>
      <OfflineBar isOffline={page.isOffline} />
      {shelf.status === 'ready' && (
        <Purchase page={page} shelf={shelf} appName={appName} pictures={pictures} foot={foot} />
      )}
      {shelf.status === 'error' && (
        <>
          {header}
          <main className={styles.trouble}>
            <ErrorState
              text={errorText(shelf.error)}
              note="你的订单和会员都不受影响。"
              requestId={shelf.error.details.requestId}
              onRetry={shelf.retry}
              onSupport={supportLink}
            />
          </main>
          {foot}
        </>
      )}
      {shelf.status === 'empty' && (
        <>
          {header}
          <main className={styles.trouble}>
            <EmptyState text="现在没有在售的套餐" note="新的套餐上架后会出现在这里。" onRetry={shelf.retry} />
          </main>
          {foot}
        </>
      )}
    </>
  );
}
