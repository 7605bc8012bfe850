import { type ReactNode, useEffect, useState } from 'react';
import { usePurchasePage } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { classes, useLazyModule } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { Hero, Proofs, ToPackages } from './hero.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { Shop } from './shop.tsx';
import styles from './sougo.module.css';
import { stories } from './stories.ts';

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

/** True once the element of the ref has been well inside the viewport, and in engines that cannot tell. */
function useWasSeen(element: HTMLElement | null): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    if (!('IntersectionObserver' in window)) return setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '0px 0px -30% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return wasSeen;
}

/** Scrolls to the packages, with the focus on the selected one. */
function goToPackages(shop: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  shop?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  shop?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}

/** The page in every state. Hero and proofs need no answer of the backend. */
export function SougoView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const app = useApp();
  const [shopElement, setShopElement] = useState<HTMLElement | null>(null);
  const wasSeen = useWasSeen(shopElement);
  const head = (toPackages?: ReactNode) => (
    <>
      <Hero app={app} appName={apps[app]} story={stories[app]}>
        {toPackages}
      </Hero>
      <Proofs appName={apps[app]} proofs={stories[app].proofs} />
    </>
  );
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head()}
      top={({ page: shown, packageList, isLoading }) =>
        head(
          <ToPackages
            page={shown}
            packages={packageList.packages}
            isLoading={isLoading}
            isQuiet={wasSeen && !isLoading}
            onClick={() => goToPackages(shopElement)}
          />,
        )
      }
      foot={<PageFoot page={page} />}
      bar={(shop) => (
        // One of the two is primary: until the packages have been read, the button that leads to them.
        <div className={classes(styles.bar, !wasSeen && !shop.isLoading && styles.quiet)}>
          <BuyBar {...shop} />
        </div>
      )}
    >
      {(shop) => <Shop {...shop} shopRef={setShopElement} />}
    </ShopFrame>
  );
}
