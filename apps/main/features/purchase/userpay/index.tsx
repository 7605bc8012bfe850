import { usePurchasePage, type PurchasePage } from '@vip/checkout-react';
import { useHost, type Host } from '@vip/host';
import { useLazyModule, type LazyModule } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { officialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { useApp } from '../../../shared/use-app.ts';
import { Steps } from './steps.tsx';
import styles from './userpay.module.css';

const loadLazyParts = () =>
  import(/* webpackChunkName: "userpay-lazy" */ '../../../shared/purchase/shop-parts.tsx');

/** `/userpay`: three steps to a membership, in any browser. */
export default function UserPayPage() {
  const page = usePurchasePage(officialSetup);
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UserPayView
        page={page}
        lazy={lazy}
        app={useApp()}
        environment={host.environment}
        // An app decides who its user is; a browser may have the session of an earlier user.
        leave={host.bridge() ? null : host.logout}
      />
    </PageFrame>
  );
}

export interface UserPayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof ShopParts>;
  app: AppCode;
  environment: Host['environment'];
  /** Logs out, for another phone number; null where the app decides who its user is. */
  leave: (() => void) | null;
}

/** The page in every state; it shows only what it is given. */
export function UserPayView({ page, lazy, app, environment, leave }: UserPayViewProps) {
  const head = <StepHead appName={apps[app]} />;
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      verb="支付"
      head={head}
      top={() => head}
      foot={<PageFoot page={page} app={app} />}
      bar={(shop) => (
        <BuyBar {...shop} verb="支付" isConsentLater={shop.page.session.status === 'anonymous'} />
      )}
    >
      {(shop) => <Steps {...shop} environment={shop.isLoading ? ANY : environment} leave={leave} />}
    </ShopFrame>
  );
}

/** For the loading state: the prerendered markup does not know where it will be opened. */
const ANY: Host['environment'] = { host: 'browser', platform: 'android', webView: false, userAgent: '' };

const StepHead = ({ appName }: { appName: string }) => (
  <header className={styles.head}>
    <h1>会员支付</h1>
    <p>三步开通{appName}会员</p>
  </header>
);
