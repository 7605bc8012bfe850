import {
  placeholderPackageList,
  usePurchasePage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { useLazyModule, type LazyModule } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { useApp } from '../../../shared/use-app.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import { PhoneHead, PhoneSlip } from './phone-card.tsx';
import { Shop } from './shop.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "wechatpay-lazy" */ '../lazy-parts.tsx');

/** `/wechatpay`: the phone number first, then the membership at that number's price. */
export default function WechatPayPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const app = useApp();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <WechatPayView
        page={page}
        lazy={lazy}
        app={app}
        pictures={host.config.allow.picture}
        // An app decides who its user is; a browser may have the session of an earlier user.
        leave={host.bridge() ? null : host.logout}
      />
    </PageFrame>
  );
}

export interface WechatPayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
  /** Logs out, for another phone number; null where the app decides who its user is. */
  leave: (() => void) | null;
}

/** The first one is the recommended package. */
function placeholders(): ReadyPackageList {
  const list = placeholderPackageList(3);
  return { ...list, packages: list.packages.map((pack, at) => ({ ...pack, isDefault: at === 0 })) };
}

/** The page in every state; it shows only what it is given. */
export function WechatPayView({ page, lazy, app, pictures, leave }: WechatPayViewProps) {
  const head = ({ session, now }: PurchasePage, isLoading: boolean) => (
    <PhoneHead session={session} appName={apps[app]} now={now()} isLoading={isLoading} />
  );
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      head={head(page, false)}
      placeholders={placeholders()}
      top={(shop) => head(shop.page, shop.isLoading)}
      foot={<PageFoot page={page} app={app} />}
      bar={(shop) => <BuyBar {...shop} isConsentLater={shop.page.session.status === 'anonymous'} />}
    >
      {(shop) => (
        <>
          <PhoneSlip session={shop.page.session} gate={shop.page.login} leave={leave} />
          <Shop {...shop} pictures={pictures} />
        </>
      )}
    </ShopFrame>
  );
}
