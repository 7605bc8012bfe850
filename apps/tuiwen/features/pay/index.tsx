import { placeholderPackageList, placeholderPage, usePurchasePage } from '@vip/checkout-react';
import { PurchaseScreen, type PurchaseViewProps } from '@vip/checkout-ui';
import { Loading, useLazyModule } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HouseNotes } from '../../shared/article.tsx';
import { HeadAccount } from '../../shared/head-account.tsx';
import type * as LazyParts from '../../shared/lazy-parts.tsx';
import { Masthead, TuiwenFoot, TuiwenPage, magazine, pageBody } from '../../shared/page-frame.tsx';
import { BuyBar } from '../../shared/payment.tsx';
import { Edition, higherEdition, membershipText } from './edition.tsx';
import { Sample } from './sample.tsx';
import styles from './index.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ '../../shared/lazy-parts.tsx');

/** `/tuiwenwechatpay`: choose a type and a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <TuiwenPage>
      <PayView page={page} lazy={lazy} />
    </TuiwenPage>
  );
}

const placeholder = placeholderPackageList(5);
/** Three types with three packages of the first, as tuiwen sells. */
const TYPES = ['会员版', '会员版', '会员版', '更多版', '其他类'];
placeholder.packages.forEach((pack, at) => Object.assign(pack, { type: TYPES[at] }));

/** The purchase page in every state, from its props only. `PurchaseLayout` would make its first load heavier. */
export const PayView = ({ page, lazy }: PurchaseViewProps<typeof LazyParts>) => (
  <PurchaseScreen page={page} lazy={lazy}>
    {({ page, parts, ready, failed }) => {
      const isLoading = !ready && !failed;
      const membership = ready && membershipText(page, ready.packages);
      const upgrade = ready && higherEdition(page, ready.packages);
      const shown = isLoading ? placeholderPage(page) : page;
      const packageList = ready ?? placeholder;
      const shownParts = isLoading ? null : parts;
      const edition = <Edition page={shown} packageList={packageList} parts={shownParts} />;
      const bar = <BuyBar page={shown} parts={shownParts} selected={packageList.selected} />;
      return (
        <div className={styles.desk} data-none={page.noPaymentMethod?.kind}>
          <Masthead
            picture={magazine}
            title={['写得快，', '更要写得好']}
            by={
              membership ? (
                <>
                  <b className={styles.version}>{membership[0]}</b>
                  <span className={styles.left}>
                    {membership[1]} <span>{membership[2]}</span>
                  </span>
                  {upgrade && (
                    <a href="/tuiwenupvip" className={styles.upgrade}>
                      升级{upgrade}
                    </a>
                  )}
                </>
              ) : (
                <>
                  <span>成文、配音、分发，</span>
                  <span>一个会员全包</span>
                </>
              )
            }
          >
            <HeadAccount {...page} isKnown={!isLoading} />
          </Masthead>
          <main className={pageBody} aria-busy={isLoading}>
            {ready && edition}
            {failed && <failed.parts.PackageFailure packageList={failed.packageList} />}
            {isLoading && <Loading>{edition}</Loading>}
            {!failed && <Sample parts={parts} />}
            {!failed && <HouseNotes packages={packageList.packages} />}
          </main>
          <TuiwenFoot />
          {ready && bar}
          {isLoading && <Loading isSilent>{bar}</Loading>}
        </div>
      );
    }}
  </PurchaseScreen>
);
