import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import type { ResultPage } from '@vip/purchase';
import { ErrorState, Foot, HiddenText, OfflineBar } from '@vip/ui';
import { loginAgreements } from '../agreements.ts';
import { appOf, brand, supportLink, type AppCode } from '../brand.ts';
import { Ended } from './ended.tsx';
import { Missing } from './missing.tsx';
import { Paid } from './paid.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './result.module.css';
import { Waiting } from './waiting.tsx';

export interface ResultPageViewProps {
  page: ResultPage;
  query: Readonly<Record<string, string>>;
  /** The way back into the app that shows the page; null in a browser. */
  goBack: (() => void) | null;
  /** Where the order can be made anew. */
  shop?: string;
}

/** The result in every state; all that it shows comes in. */
export function ResultPageView({ page, query, goBack, shop = '/' }: ResultPageViewProps) {
  const code = appOf(page.session.clientType, query);
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={loginAgreements(code)} />
    </div>
  );
  return (
    <>
      <OfflineBar isOffline={page.isOffline} />
      <Result page={page} foot={foot} code={code} goBack={goBack} shop={shop} />
    </>
  );
}

interface ResultProps {
  page: ResultPage;
  foot: ReactNode;
  code: AppCode;
  goBack: (() => void) | null;
  shop: string;
}

function Result({ page, foot, code, goBack, shop }: ResultProps) {
  const { view } = page;
  switch (view.status) {
    case 'loading':
      return <ResultSkeleton foot={foot} />;
    case 'paid':
      return (
        <Paid order={view.order} account={page.session.account} code={code} goBack={goBack} foot={foot} />
      );
    case 'confirming':
    case 'unknown':
      return <Waiting view={view} notice={page.notice} shop={shop} foot={foot} />;
    case 'closed':
    case 'refunded':
      return <Ended status={view.status} order={view.order} shop={shop} foot={foot} />;
    case 'missing':
      return <Missing foot={foot} />;
    case 'error':
      return (
        <>
          <main className={styles.trouble}>
            <h1>
              <HiddenText>支付结果</HiddenText>
            </h1>
            <ErrorState
              text={errorText(view.error)}
              note="你的订单和会员都不受影响。"
              requestId={view.error.details.requestId}
              onRetry={view.retry}
              onSupport={supportLink}
            />
          </main>
          {foot}
        </>
      );
  }
}
