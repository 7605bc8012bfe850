import type { ReactNode } from 'react';
import type { PurchasePage } from '@vip/checkout-react';
import { hasOpenDialog, Foot } from '@vip/checkout-ui';
import { ChunkErrorBanner, type LazyModule } from '@vip/ui';
import { appOf, apps, brand } from '../../brand.ts';
import type * as LazyParts from '../../purchase/lazy-parts.ts';
import { PayHeader } from '../../purchase/pay-header.tsx';
import { PurchaseSkeleton } from '../../purchase/purchase-skeleton.tsx';
import styles from '../../purchase/sheet.module.css';
import { Purchase } from '../../purchase/purchase.tsx';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** Whether what is to be shown now stands in the lazy chunks. */
function needsLazyParts(page: PurchasePage): boolean {
  const { session, packageList, noPaymentMethod, missingWallet, pending, notice } = page;
  if (session.status === 'anonymous' || packageList.status === 'error' || packageList.status === 'empty')
    return true;
  return Boolean(noPaymentMethod ?? missingWallet ?? pending ?? notice) || hasOpenDialog(page);
}

/** The page in every state; all that it shows comes in. */
export function PayView({ page, lazy, query, pictures }: PayViewProps) {
  const { session, consent } = page;
  const code = appOf(session.clientType, query);
  const picture = session.account && lazy.part?.allowedPicture(session.account.avatar, pictures);
  const agreements = consent.agreements.length > 0 ? consent.agreements : page.login.agreements;
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  return (
    <>
      {lazy.hasFailed && needsLazyParts(page) && <ChunkErrorBanner onRetry={lazy.retry} />}
      {lazy.part && <lazy.part.OfflineBar />}
      <Content
        page={page}
        parts={lazy.part}
        header={{ session, appName: apps[code], now: page.now, ...(picture && { picture }) }}
        pictures={pictures}
        foot={foot}
      />
      {lazy.part && <lazy.part.PurchasePopups page={page} hasLogin />}
    </>
  );
}

interface ContentProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  header: Omit<Parameters<typeof PayHeader>[0], 'children'>;
  pictures: readonly string[];
  foot: ReactNode;
}

function Content({ page, parts, header, pictures, foot }: ContentProps) {
  const { packageList, session } = page;
  if (session.status === 'anonymous' && parts) {
    return (
      <>
        <parts.LoginContent page={page} {...header} />
        {foot}
      </>
    );
  }
  if (session.status !== 'known' || packageList.status === 'loading') return <PurchaseSkeleton foot={foot} />;
  if (packageList.status !== 'ready') {
    if (!parts) return <PurchaseSkeleton foot={foot} />;
    return (
      <>
        <PayHeader {...header} />
        <parts.Trouble packageList={packageList} />
        {foot}
      </>
    );
  }
  // The payment methods are known a moment after the packages; what would push them down later is waited for.
  const isWhole = page.choices.length > 0 && !page.pending && !page.missingWallet;
  if (!isWhole && !(parts && (page.noPaymentMethod ?? page.choices.length > 0)))
    return <PurchaseSkeleton foot={foot} />;
  return (
    <Purchase
      page={page}
      packageList={packageList}
      parts={parts}
      header={header}
      pictures={pictures}
      foot={foot}
    />
  );
}
