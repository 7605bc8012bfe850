import { useHost } from '@vip/host';
import {
  placeholderPackageList,
  placeholderPage,
  usePurchasePage,
  type PurchasePage,
} from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import { Loading, useLazyModule, type LazyModule } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyFoot, HoneyPage } from '../../shared/honey-page.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { PackageSections } from './package-sections.tsx';
import { HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './package-sections.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.ts');

/** `/honeywechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  const { config } = useHost();
  return (
    <HoneyPage>
      <PayView page={page} lazy={lazy} pictures={config.allow.picture} />
    </HoneyPage>
  );
}

const placeholder = placeholderPackageList(4);
const { benefits } = placeholder.selected;
/** Five, as in honey's packages: two rows of the honeycomb. */
benefits.push(...benefits.slice(0, 1));

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
      const sections = <PackageSections page={shown} packageList={packageList} parts={parts} />;
      const bar = <HoneyPayBar page={shown} parts={parts} selected={packageList.selected} />;
      return (
        <>
          <PayHeader page={page} parts={parts} pictures={pictures} hasDrawing={!failed} />
          <main className={styles.body} aria-busy={isLoading}>
            {parts && <parts.PendingStrip page={page} />}
            {ready && sections}
            {failed && <failed.parts.PackageFailure packageList={failed.packageList} />}
            {isLoading && <Loading>{sections}</Loading>}
          </main>
          <HoneyFoot />
          {ready && bar}
          {isLoading && <Loading isSilent>{bar}</Loading>}
        </>
      );
    }}
  </PurchaseScreen>
);
