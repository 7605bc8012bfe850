import type { PurchasePage } from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LazyParts from '../../purchase/lazy-parts.ts';
import { Who } from '../../purchase/who.tsx';
import { BlankEdition, Edition } from './edition.tsx';
import styles from './pay-view.module.css';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
}

/** The purchase page in every state; all that it shows comes in. */
export const PayView = ({ page, lazy }: PayViewProps) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {({ page, parts, ready, failed }) => (
      <>
        <Masthead title={['写得快，', '更要写得好']} by="成文、书库、配音、分发，一个会员全包。">
          <Who {...page} />
        </Masthead>
        <main className={styles.body} aria-busy={!ready && !failed}>
          {ready && <Edition page={page} packageList={ready} parts={parts} />}
          {failed && <failed.parts.Trouble packageList={failed.packageList} />}
          {!ready && !failed && <BlankEdition />}
        </main>
        <TuiwenFoot />
        {ready && <BuyBar page={page} parts={parts} selected={ready.selected} />}
        {!ready && !failed && <BlankBar />}
      </>
    )}
  </PurchaseScreen>
);
