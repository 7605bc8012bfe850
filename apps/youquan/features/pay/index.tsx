import { useHost } from '@vip/host';
import {
  placeholderPackageList,
  placeholderPage,
  usePurchasePage,
  type PurchasePage,
} from '@vip/checkout-react';
import { Foot, PurchaseScreen } from '@vip/checkout-ui';
import { Loading, UiProvider, useLazyModule, type LazyModule } from '@vip/ui';
import '../../theme.css';
import { membershipTerms } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { Cover } from './cover.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { PackageSections } from './package-sections.tsx';
import { SplitBar } from './split-bar.tsx';
import { StoryWall } from './story-wall.tsx';
import styles from './package-sections.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.tsx');

/** `/youquanwechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  const { config, onBack } = useHost();
  return (
    <UiProvider theme="theme-youquan" registerBack={onBack}>
      <PayView page={page} lazy={lazy} pictures={config.allow.picture} />
    </UiProvider>
  );
}

const placeholder = placeholderPackageList(4);
/** Two digits, as in youquan's prices: a longer amount takes another line in a small tile. */
for (const pack of placeholder.packages) Object.assign(pack, { price: 8800, originalPrice: 9900 });

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The purchase page in every state; it shows only what it is given. */
export const PayView = ({ page, lazy, pictures }: PayViewProps) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {({ page, parts, ready, failed }) => {
      const isLoading = !ready && !failed;
      const shown = isLoading ? placeholderPage(page) : page;
      const packageList = ready ?? placeholder;
      const shownParts = isLoading ? null : parts;
      const sections = <PackageSections page={shown} packageList={packageList} parts={shownParts} />;
      const bar = <SplitBar page={shown} parts={shownParts} selected={packageList.selected} />;
      return (
        <>
          <Cover {...page} pictures={pictures} />
          <main className={styles.body} aria-busy={isLoading}>
            {parts && <parts.PendingStrip page={page} />}
            {ready && sections}
            {failed && <failed.parts.PackageFailure packageList={failed.packageList} />}
            {isLoading && <Loading>{sections}</Loading>}
            {!failed && <StoryWall parts={parts} />}
          </main>
          <Foot
            company={brand.company}
            icp={brand.icp}
            support={brand.support}
            agreements={[membershipTerms, ...page.login.agreements]}
          />
          {ready && bar}
          {isLoading && <Loading isSilent>{bar}</Loading>}
        </>
      );
    }}
  </PurchaseScreen>
);
