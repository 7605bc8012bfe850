import { usePurchasePage } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { boughtNote } from '../bought-note.tsx';
import { Hero } from './hero.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { Proofs } from './proofs.tsx';
import { Shop } from './shop.tsx';
import { stories } from '../../../shared/stories/stories.ts';

const loadLazyParts = () => import(/* webpackChunkName: "sougo-lazy" */ '../lazy-parts.tsx');

/** `/sougo`: for visitors from a search engine, what the app does and what its membership costs. */
export default function SougoPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <SougoView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in every state. The hero needs no answer of the backend. */
export function SougoView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const app = useApp();
  const story = stories[app];
  const head = {
    app,
    appName: apps[app],
    story,
    hasAppLink: !page.noPaymentMethod,
  };
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<Hero {...head} isShort />}
      top={() => <Hero {...head} />}
      foot={<PageFoot page={page} />}
      bar={(shop) => <BuyBar {...shop} note={boughtNote(shop.packageList.selected)} />}
    >
      {(shop) => <Shop {...shop} proofs={<Proofs appName={apps[app]} proofs={story.proofs} />} />}
    </ShopFrame>
  );
}
