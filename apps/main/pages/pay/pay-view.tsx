import type { ReactNode } from 'react';
import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { Foot, LateFailed, type Late } from '@vip/ui';
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
function needsLate(page: PurchasePage): boolean {
  const { session, shelf, noWay, missingWallet, pending, notice } = page;
  if (session.status === 'anonymous' || shelf.status === 'error' || shelf.status === 'empty') return true;
  return Boolean(noWay ?? missingWallet ?? pending ?? notice) || asksForPopup(page);
}

/** The page in every state; all that it shows comes in. */
export function PayView({ page, late, query, pictures }: PayViewProps) {
  const { session, consent } = page;
  const code = appOf(session.clientType, query);
  const picture = session.account && late.part?.allowedPicture(session.account.avatar, pictures);
  const agreements = consent.agreements.length > 0 ? consent.agreements : page.login.agreements;
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  return (
    <>
      {late.hasFailed && needsLate(page) && <LateFailed onRetry={late.retry} />}
      {late.part && <late.part.OfflineBar />}
      <Content
        page={page}
        parts={late.part}
        header={{ session, appName: apps[code], now: page.now, ...(picture && { picture }) }}
        pictures={pictures}
        foot={foot}
      />
      {late.part && <late.part.PurchasePopups page={page} hasLogin />}
    </>
  );
}

interface ContentProps {
  page: PurchasePage;
  parts: typeof LateParts | null;
  header: Omit<Parameters<typeof PayHeader>[0], 'children'>;
  pictures: readonly string[];
  foot: ReactNode;
}

function Content({ page, parts, header, pictures, foot }: ContentProps) {
  const { shelf, session } = page;
  if (session.status === 'anonymous' && parts) {
    return (
      <>
        <parts.LoginContent page={page} {...header} />
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
  return <Purchase page={page} shelf={shelf} parts={parts} header={header} pictures={pictures} foot={foot} />;
}
