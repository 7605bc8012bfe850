import { useRef, useState } from 'react';
import { placeholderPackageList, usePurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar, type ShopState } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { PhoneCard, PhoneHead, PhoneSlip, PhoneStep } from './phone-card.tsx';
import { Shop } from './shop.tsx';
import styles from './phone-card.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "wechatpay-lazy" */ '../lazy-parts.tsx');

/** `/wechatpay`: the packages at the price of the phone number on the card, or a login for one. */
export default function WechatPayPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <WechatPayView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The first one is the recommended package. */
function placeholders(): ReadyPackageList {
  const list = placeholderPackageList(3);
  return { ...list, packages: list.packages.map((pack, at) => ({ ...pack, isDefault: at === 0 })) };
}

/**
 * False while loading: the session becomes known while the placeholders are shown, and must not move them. Where nothing
 * can be paid, the login is made where it can.
 */
const needsLogin = ({ page, isLoading }: ShopState<unknown>): boolean =>
  !isLoading && !page.noPaymentMethod && page.session.status === 'anonymous';

/** The page in every state. */
export function WechatPayView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const appName = apps[useApp()];
  const [isLoginVisible, setLoginVisible] = useState(false);
  const formRef = useRef<HTMLElement>(null);
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      head={
        <div className={styles.failed}>
          <PhoneHead session={page.session} appName={appName} now={page.now()} />
        </div>
      }
      placeholders={placeholders()}
      top={({ page: shown }) => <PhoneHead session={shown.session} appName={appName} now={shown.now()} />}
      foot={<PageFoot page={page} />}
      bar={(shop) => (
        <BuyBar
          {...shop}
          outlined={isLoginVisible ? 'always' : 'whilePending'}
          isConsentLater={needsLogin(shop)}
        />
      )}
    >
      {(shop) => (
        <Shop
          {...shop}
          card={
            <>
              <PhoneCard
                session={shop.page.session}
                appName={appName}
                now={shop.page.now()}
                benefits={shop.packageList.selected.benefits}
              />
              <PhoneSlip
                session={shop.page.session}
                onLogin={needsLogin(shop) && (() => formRef.current?.querySelector('input')?.focus())}
              />
            </>
          }
          login={
            needsLogin(shop) && <PhoneStep formRef={formRef} gate={page.login} onVisible={setLoginVisible} />
          }
        />
      )}
    </ShopFrame>
  );
}
