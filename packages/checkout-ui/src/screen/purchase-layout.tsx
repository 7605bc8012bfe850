import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import {
  placeholderPage,
  type FailedPackageList,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { Loading, type LazyModule } from '@vip/ui';
import type { PendingStripProps } from '../notices/pending-strip.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { PurchaseScreen, type PurchaseScene } from './purchase-screen.tsx';

/** What the layout shows of a brand's lazy chunk. */
type Parts = Pick<typeof LazyParts, 'OfflineBar' | 'PurchasePopups'> & {
  PackageFailure(props: { packageList: FailedPackageList }): ReactNode;
  PendingStrip(props: Pick<PendingStripProps, 'page'>): ReactNode;
};

interface SlotProps<Own> {
  /** With placeholder values while the page loads. */
  page: PurchasePage;
  /** The lazy chunk; null while it or the page loads. */
  parts: Own | null;
}

/** Props of a brand's packages, payment methods and benefits. */
export interface PackageSectionsProps<Own> extends SlotProps<Own> {
  packageList: ReadyPackageList;
}

/** Props of a brand's pay bar. */
export interface BuyBarProps<Own> extends SlotProps<Own> {
  selected: MembershipPackage;
}

/** Props of a brand's view of its purchase page. */
export interface PurchaseViewProps<Own> {
  page: PurchasePage;
  lazy: LazyModule<Own>;
}

type Slot<Props> = (props: Props) => ReactNode;

export interface PurchaseLayoutProps<Own extends Parts> extends PurchaseViewProps<Own> {
  /** The package list of the loading state. */
  placeholder: ReadyPackageList;
  /** Class name of `main`. */
  className: string | undefined;
  Header: Slot<PurchaseScene<Own>>;
  Sections: Slot<PackageSectionsProps<Own>>;
  /** In `main` below the packages, but not after a failure. */
  Below?: Slot<PurchaseScene<Own>>;
  Footer: Slot<PurchaseScene<Own>>;
  Bar: Slot<BuyBarProps<Own>>;
}

/**
 * The usual purchase page: header, packages, footer and pay bar of the brand in `PurchaseScreen`. While it loads, the same
 * components show placeholder values in `Loading`.
 */
export const PurchaseLayout = <Own extends Parts>({
  page,
  lazy,
  placeholder,
  className,
  Header,
  Sections,
  Below,
  Footer,
  Bar,
}: PurchaseLayoutProps<Own>) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {(scene) => {
      const { parts, ready, failed } = scene;
      const isLoading = !ready && !failed;
      const packageList = ready || placeholder;
      const slot = isLoading ? { page: placeholderPage(scene.page), parts: null } : scene;
      const sections = <Sections {...slot} packageList={packageList} />;
      const bar = <Bar {...slot} selected={packageList.selected} />;
      return (
        <>
          <Header {...scene} />
          <main className={className} aria-busy={isLoading}>
            {parts && <parts.PendingStrip page={scene.page} />}
            {ready && sections}
            {failed && <failed.parts.PackageFailure packageList={failed.packageList} />}
            {isLoading && <Loading>{sections}</Loading>}
            {!failed && Below && <Below {...scene} />}
          </main>
          <Footer {...scene} />
          {ready && bar}
          {isLoading && <Loading isSilent>{bar}</Loading>}
        </>
      );
    }}
  </PurchaseScreen>
);
