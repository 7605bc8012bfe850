import {
  placeholderPackageList,
  usePurchasePage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { apps } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { useApp } from '../../../shared/use-app.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import { PhoneHead, PhoneSlip } from './phone-card.tsx';
import { Shop } from './shop.tsx';

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
  const head = ({ session, now }: PurchasePage, isLoading: boolean) => (
    <PhoneHead session={session} appName={appName} now={now()} isLoading={isLoading} />
  );
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      head={head(page, false)}
      placeholders={placeholders()}
      top={(shop) => head(shop.page, shop.isLoading)}
      foot={<PageFoot page={page} />}
      bar={(shop) => <BuyBar {...shop} isConsentLater={shop.page.session.status === 'anonymous'} />}
    >
      {(shop) => (
        <>
          {shop.page.session.status !== 'anonymous' && <PhoneSlip session={shop.page.session} />}
          <Shop {...shop} />
        </>
      )}
    </ShopFrame>
  );
}
