import type { PurchasePage } from '@vip/checkout-react';
import { Foot, PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { membershipTerms } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { Cover } from './cover.tsx';
import type * as LazyParts from './lazy-parts.ts';
import styles from './pay-view.module.css';
import { BlankSections, PackageSections } from './package-sections.tsx';
import { BlankSplitBar, SplitBar } from './split-bar.tsx';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The purchase page in every state; all that it shows comes in. */
export const PayView = ({ page, lazy, pictures }: PayViewProps) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {({ page, parts, ready, failed }) => (
      <>
        <Cover {...page} pictures={pictures} />
        <main className={styles.body} aria-busy={!ready && !failed}>
          {parts && <parts.PendingStrip page={page} />}
          {ready && <PackageSections page={page} packageList={ready} parts={parts} />}
          {failed && <failed.parts.Trouble packageList={failed.packageList} />}
          {!ready && !failed && <BlankSections parts={parts} />}
        </main>
        <Foot
          company={brand.company}
          icp={brand.icp}
          support={brand.support}
          agreements={[membershipTerms, ...page.login.agreements]}
        />
        {ready && <SplitBar page={page} parts={parts} selected={ready.selected} />}
        {!ready && !failed && <BlankSplitBar />}
      </>
    )}
  </PurchaseScreen>
);
