import { usePurchasePage, type PurchasePage } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { useLazyModule, type LazyModule } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { useApp } from '../../../shared/use-app.ts';
import { Hero, Proofs } from './hero.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { Shop } from './shop.tsx';
import { stories } from './stories.ts';

const loadLazyParts = () => import(/* webpackChunkName: "sougo-lazy" */ './lazy-parts.tsx');

/** `/sougo`: for visitors from a search engine, what the app does and what its membership costs. */
export default function SougoPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <SougoView page={page} lazy={lazy} app={useApp()} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}

export interface SougoViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; it shows only what it is given. Hero and proofs need no answer of the backend. */
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
