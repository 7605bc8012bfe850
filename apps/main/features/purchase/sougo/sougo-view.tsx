import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { apps, type AppCode } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { Hero, Proofs } from './hero.tsx';
import { Shop } from './shop.tsx';
import { stories } from './stories.ts';

export interface SougoViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. What the app is needs no answer, and stands there at once. */
export function SougoView({ page, lazy, app, pictures }: SougoViewProps) {
  const head = (
    <>
      <Hero app={app} appName={apps[app]} story={stories[app]} />
      <Proofs appName={apps[app]} proofs={stories[app].proofs} />
    </>
  );
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head}
      top={() => head}
      foot={<PageFoot page={page} app={app} />}
      bar={(shop) => <BuyBar {...shop} />}
    >
      {(shop) => <Shop {...shop} pictures={pictures} />}
    </ShopFrame>
  );
}
