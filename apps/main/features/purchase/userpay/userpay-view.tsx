import type { Host } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { Steps } from './steps.tsx';
import styles from './steps.module.css';

export interface UserPayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  environment: Host['environment'];
  /** Forgets who is here, for another phone number; null where the app says who it is. */
  leave: (() => void) | null;
}

/** The page in every state; all that it shows comes in. */
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

/** While the page loads: the prerendered markup does not know where it will be opened. */
const ANY: Host['environment'] = { host: 'browser', platform: 'android', webView: false, userAgent: '' };

/** What is paid for here. */
const StepHead = ({ appName }: { appName: string }) => (
  <header className={styles.head}>
    <h1>会员支付</h1>
    <p>三步开通{appName}会员</p>
  </header>
);
