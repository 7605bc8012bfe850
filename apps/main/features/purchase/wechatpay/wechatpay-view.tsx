import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { apps, type AppCode } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { PhoneHead } from './phone-head.tsx';
import { PhoneSlip } from './phone-slip.tsx';
import { Shop } from './shop.tsx';
import { WechatPaySkeleton } from './wechatpay-skeleton.tsx';

export interface WechatPayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
  /** Forgets who is here, for another phone number; null where the app says who it is. */
  leave: (() => void) | null;
}

/** The page in every state; all that it shows comes in. */
export function WechatPayView({ page, lazy, app, pictures, leave }: WechatPayViewProps) {
  const isAnonymous = page.session.status === 'anonymous';
  const foot = <PageFoot page={page} app={app} />;
  const head = <PhoneHead session={page.session} appName={apps[app]} now={page.now()} />;
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      hasLogin
      head={head}
      foot={foot}
      skeleton={
        <WechatPaySkeleton appName={apps[app]} isKnown={page.session.status === 'known'} foot={foot} />
      }
    >
      {(packageList, parts, page) => (
        <>
          {head}
          <PhoneSlip session={page.session} gate={page.login} leave={leave} />
          <Shop page={page} packageList={packageList} parts={parts} pictures={pictures} />
          {foot}
          <BuyBar page={page} parts={parts} selected={packageList.selected} isConsentLater={isAnonymous} />
        </>
      )}
    </ShopFrame>
  );
}
