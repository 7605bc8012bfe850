import type { PurchasePage } from '@vip/checkout-react';
import { Foot, PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { appOf, apps, brand } from '../../../brand.ts';
import type * as LazyParts from './lazy-parts.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PayHeader } from '../../../shared/purchase/pay-header.tsx';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { placeholderShop } from '../../../shared/purchase/shop-state.ts';
import styles from '../../../shared/purchase/sheet.module.css';
import { Purchase } from './purchase.tsx';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  query: Readonly<Record<string, string>>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. */
export function PayView({ lazy, query, pictures, ...given }: PayViewProps) {
  const { session, consent, login } = given.page;
  const code = appOf(session.clientType, query);
  const agreements = consent.agreements.length > 0 ? consent.agreements : login.agreements;
  const foot = (
    <div className={styles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  const header = {
    session,
    appName: apps[code],
    picture: lazy.part?.allowedPicture(session.account?.avatar ?? '', pictures),
    now: given.page.now,
  };
  const isAnonymous = session.status === 'anonymous';
  const isKnown = session.status === 'known';
  return (
    <PurchaseScreen page={given.page} lazy={lazy} hasLogin needsParts={isAnonymous}>
      {({ page, parts, ready, failed }) => {
        const content = isAnonymous
          ? parts && <parts.LoginContent page={page} {...header} />
          : isKnown &&
            failed && (
              <>
                <PayHeader {...header} />
                <failed.parts.Trouble packageList={failed.packageList} />
              </>
            );
        if (content)
          return (
            <>
              {content}
              {foot}
            </>
          );
        const shop =
          isKnown && ready
            ? { page, packageList: ready, parts, isLoading: false }
            : placeholderShop(page, false);
        const { isLoading } = shop;
        return (
          <PageLayout
            isLoading={isLoading}
            body={
              <Purchase
                {...shop}
                header={isLoading ? { ...header, session: shop.page.session, appName: apps.lxb } : header}
                pictures={pictures}
              />
            }
            foot={foot}
            bar={<BuyBar {...shop} />}
          />
        );
      }}
    </PurchaseScreen>
  );
}
