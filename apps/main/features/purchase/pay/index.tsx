import { usePurchasePage } from '@vip/checkout-react';
import { Foot, PurchaseScreen, type PurchaseViewProps } from '@vip/checkout-ui';
import { useHost, useNavigation } from '@vip/host';
import { useLazyModule } from '@vip/ui';
import { appOf, apps, brand } from '../../../brand.ts';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';
import { PageFrame, PageLayout } from '../../../shared/page-frame.tsx';
import { PayHeader } from '../../../shared/purchase/pay-header.tsx';
import { BuyBar, placeholderShop } from '../../../shared/purchase/shop.tsx';
import shopStyles from '../../../shared/purchase/shop.module.css';
import type * as LazyParts from './lazy-parts.tsx';
import { Purchase } from './purchase.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.tsx');

/** `/`: the membership packages of the current activity, for the app's user. */
export default function PayPage() {
  const page = usePurchasePage(activitySetup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <PayView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in every state. */
export function PayView({ lazy, ...given }: PurchaseViewProps<typeof LazyParts>) {
  const { query } = useNavigation();
  const { allow } = useHost().config;
  const { session, consent, login } = given.page;
  const code = appOf(session.clientType, query);
  const agreements = consent.agreements.length > 0 ? consent.agreements : login.agreements;
  const foot = (
    <div className={shopStyles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  const header = {
    session,
    appName: apps[code],
    picture: lazy.part?.allowedPicture(session.account?.avatar ?? '', allow.picture),
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
                <failed.parts.PackageFailure packageList={failed.packageList} />
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
