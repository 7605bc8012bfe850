import { useState } from 'react';
import { memberState, type MemberState, usePurchasePage } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { officialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { Seal } from '../../../shared/seal.tsx';
import { boughtNote } from '../bought-note.tsx';
import { needsLogin } from '../phone-login.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { Shop } from './shop.tsx';
import styles from './userpay.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "userpay-lazy" */ './lazy-parts.tsx');

/** `/userpay`: a membership for anybody, in any browser. */
export default function UserPayPage() {
  const page = usePurchasePage(officialSetup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UserPayView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in every state. */
export function UserPayView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const appName = apps[useApp()];
  const [isLoginVisible, setLoginVisible] = useState(false);
  const head = <PageHead appName={appName} state={memberState(page.session.account, page.now())} />;
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      verb="支付"
      head={<div className={styles.failed}>{head}</div>}
      top={() => head}
      foot={<PageFoot page={page} />}
      bar={(shop) => (
        <BuyBar
          {...shop}
          verb="支付"
          note={isLoginVisible ? '请先登录' : boughtNote(shop.packageList.selected)}
          outlined={isLoginVisible ? 'always' : 'whilePending'}
          isConsentLater={needsLogin(shop)}
        />
      )}
    >
      {(shop) => <Shop {...shop} hasLogin={needsLogin(shop)} onLoginVisible={setLoginVisible} />}
    </ShopFrame>
  );
}

const TITLES: Readonly<Record<MemberState, string>> = {
  none: '会员支付',
  current: '会员续费',
  expired: '重新开通会员',
};

interface PageHeadProps {
  appName: string;
  state: MemberState;
}

const PageHead = ({ appName, state }: PageHeadProps) => (
  <header className={styles.head}>
    <Seal className={styles.seal} />
    <p>{appName}</p>
    <h1>{TITLES[state]}</h1>
  </header>
);
