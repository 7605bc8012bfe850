import type { PurchasePage } from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { BlankSections, PackageSections } from './package-sections.tsx';
import { BlankPayBar, HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay-view.module.css';

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
        <PayHeader page={page} parts={parts} pictures={pictures} hasDrawing={!failed} />
        <main className={styles.body} aria-busy={!ready && !failed}>
          {parts && <parts.PendingStrip page={page} />}
          {ready && <PackageSections page={page} packageList={ready} parts={parts} />}
          {failed && <failed.parts.Trouble packageList={failed.packageList} />}
          {!ready && !failed && <BlankSections />}
        </main>
        <HoneyFoot />
        {ready && <HoneyPayBar page={page} parts={parts} selected={ready.selected} />}
        {!ready && !failed && <BlankPayBar />}
      </>
    )}
  </PurchaseScreen>
);
