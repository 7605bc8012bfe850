import { useRef, useState } from 'react';
import { placeholderPackageList, usePurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { boughtNote } from '../bought-note.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { needsLogin } from '../phone-login.tsx';
import { PhoneCard, PhoneHead, PhoneStep } from './phone-card.tsx';
import { Shop } from './shop.tsx';
import styles from './phone-head.module.css';

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

/** The page in every state. */
export function WechatPayView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const appName = apps[useApp()];
  const [isLoginVisible, setLoginVisible] = useState(false);
  const formRef = useRef<HTMLDivElement>(null);
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
          note={isLoginVisible ? '请先登录' : boughtNote(shop.packageList.selected)}
          outlined={isLoginVisible ? 'always' : 'whilePending'}
          isConsentLater={needsLogin(shop)}
        />
      )}
    >
      {(shop) => (
        <Shop
          {...shop}
          card={
            <PhoneCard
              page={shop.page}
              pack={shop.packageList.selected}
              isLoading={shop.isLoading}
              onLogin={needsLogin(shop) && (() => formRef.current?.querySelector('input')?.focus())}
            />
          }
          login={
            needsLogin(shop) && (
              <div ref={formRef}>
                <PhoneStep gate={page.login} onVisible={setLoginVisible} />
              </div>
            )
          }
        />
      )}
    </ShopFrame>
  );
}
