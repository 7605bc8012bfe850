import type { ReactNode } from 'react';
import type { PurchasePage } from '@vip/purchase';
import { Foot, LateFailed, OfflineBar, type Late } from '@vip/ui';
import { loginAgreements } from '../../agreements.ts';
import { appOf, apps, brand } from '../../brand.ts';
import type * as LateParts from '../../purchase/late-parts.ts';
import { PayHeader } from '../../purchase/pay-header.tsx';
import { PurchaseSkeleton } from '../../purchase/purchase-skeleton.tsx';
import styles from '../../purchase/sheet.module.css';
import { Purchase } from '../../purchase/purchase.tsx';

export interface PayViewProps {
  page: PurchasePage;
  late: Late<typeof LateParts>;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** Whether what is to be shown now stands in the late parts. */
function needsLate({
  session,
  shelf,
  noWay,
  missingWallet,
  pending,
  consent,
  cashier,
  notice,
}: PurchasePage): boolean {
  if (session.status === 'anonymous' || shelf.status === 'error' || shelf.status === 'empty') return true;
  return Boolean(noWay ?? missingWallet ?? pending ?? notice) || consent.isAsking || cashier.isOpen;
}

/** The page in every state; all that it shows comes in. */
export function PayView({ page, late, query, pictures }: PayViewProps) {
  const { session, consent } = page;
  const code = appOf(session.clientType, query);
  const agreements = consent.agreements.length > 0 ? consent.agreements : loginAgreements(code);
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  return (
    <>
      {late.hasFailed && needsLate(page) && <LateFailed onRetry={late.retry} />}
      <OfflineBar isOffline={page.isOffline} />
      <Content
        page={page}
        parts={late.part}
        header={{ session, pictures, appName: apps[code], now: page.now }}
        foot={foot}
      />
    </>
  );
}

interface ContentProps {
  page: PurchasePage;
  parts: typeof LateParts | null;
  header: Omit<Parameters<typeof PayHeader>[0], 'children'>;
  foot: ReactNode;
}

function Content({ page, parts, header, foot }: ContentProps) {
  const { shelf, session } = page;
  if (session.status === 'anonymous' && parts) {
    return (
      <>
        <parts.LoginContent
          gate={page.login}
          notice={page.notice}
          onDismiss={page.dismissNotice}
          {...header}
        />
        {foot}
      </>
    );
  }
  if (session.status !== 'known' || shelf.status === 'loading') return <PurchaseSkeleton foot={foot} />;
  if (shelf.status !== 'ready') {
    if (!parts) return <PurchaseSkeleton foot={foot} />;
    return (
      <>
        <PayHeader {...header} />
        <parts.Trouble shelf={shelf} />
        {foot}
      </>
    );
  }
  // The ways to pay are known a moment after the packages; what would push them down later is waited for.
  const isWhole = page.choices.length > 0 && !page.pending && !page.missingWallet;
  if (!isWhole && !(parts && (page.noWay ?? page.choices.length > 0)))
    return <PurchaseSkeleton foot={foot} />;
  return <Purchase page={page} shelf={shelf} parts={parts} header={header} foot={foot} />;
}
