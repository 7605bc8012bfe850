import { placeholderPackageList, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { apps, type AppCode } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { PhoneHead } from './phone-head.tsx';
import { PhoneSlip } from './phone-slip.tsx';
import { Shop } from './shop.tsx';

export interface WechatPayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
  /** Forgets who is here, for another phone number; null where the app says who it is. */
  leave: (() => void) | null;
}

/** The first of them is the recommended package. */
function placeholders(): ReadyPackageList {
  const list = placeholderPackageList(3);
  return { ...list, packages: list.packages.map((pack, at) => ({ ...pack, isDefault: at === 0 })) };
}

/** The page in every state; all that it shows comes in. */
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
