import { useHost } from '@vip/host';
import { allowedPicture } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { classes, useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { apps, useApp } from '../../../brand.ts';
import { canUpgrade, tieredLevels, validAfter } from '../levels.ts';
import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import { LevelCard } from '../level-card.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import type { TierMatrixProps } from './lazy-parts.tsx';
import {
  GainList,
  MembershipLine,
  OtherPage,
  UpgradeSheet,
  UpgradeShop,
  gainsOf,
  useUpgradePage,
  type UpgradeState,
} from '../upgrade-parts.tsx';
import { BuyerHead, type BuyerHeadProps } from './buyer-head.tsx';
import { LevelTabs, PackageRows } from './level-packages.tsx';
import styles from './upgrade-base.module.css';
import sheet from '../../../shared/purchase/sheet.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ './lazy-parts.tsx');

/** `/upgrade/base`: all memberships by level, at the prices of the user in the link. */
export default function UpgradeBasePage() {
  const page = useUpgradePage();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UpgradeBaseView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in all of its states. */
export function UpgradeBaseView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const { session } = page;
  const { allow } = useHost().config;
  const picture = session.account ? allowedPicture(session.account.avatar, allow.picture) : undefined;
  const header = { session, picture, appName: apps[useApp()], now: page.now };
  const loadingHeader = { ...header, picture: undefined, appName: apps.lxb };
  return (
    <UpgradeShop page={page} lazy={lazy} head={<BuyerHead {...header} />}>
      {(shop) => (
        <PriceList
          {...shop}
          header={shop.isLoading ? { ...loadingHeader, session: shop.page.session } : header}
        />
      )}
    </UpgradeShop>
  );
}

interface PriceListProps extends UpgradeState<typeof LazyParts> {
  header: Omit<BuyerHeadProps, 'children'>;
}

/** Packages by level, benefits of the level, and payment. */
function PriceList({ header, ...state }: PriceListProps) {
  const { page, packageList, parts, isLoading, levels, level, membershipStatus } = state;
  const { selected, select } = packageList;
  const isTiered = tieredLevels(levels).length > 1;
  const gains = gainsOf(selected.benefits, null, '非会员');
  return (
    <>
      <BuyerHead {...header}>
        <LevelCard
          {...state}
          isTucked
          title={
            <p className={styles.title}>
              <small>{header.appName}</small>
              <b>{level.name}</b>
            </p>
          }
          until={validAfter(selected, membershipStatus, page.now())}
        />
      </BuyerHead>
      <UpgradeSheet
        {...state}
        more={
          <>
            <TierSection levels={levels} level={level} membershipStatus={membershipStatus} parts={parts} />
            {!isTiered && gains.length > 0 && (
              <section className={sheet.section}>
                <h2>{level.name}权益</h2>
                <GainList gains={gains} />
              </section>
            )}
            {canUpgrade(levels, membershipStatus) && <OtherPage to="/upgrade/diy">查看升级权益</OtherPage>}
          </>
        }
      >
        <MembershipLine {...state} />
        <section className={styles.choice}>
          <h2>选择套餐</h2>
          <LevelTabs
            levels={levels}
            level={level}
            isLoading={isLoading}
            selected={selected}
            onSelect={select}
          >
            <PackageRows
              level={level}
              selected={selected}
              membershipStatus={membershipStatus}
              now={page.now()}
              onSelect={select}
            />
            <RenewalNote pack={selected} agreements={page.consent.agreements} />
          </LevelTabs>
        </section>
      </UpgradeSheet>
    </>
  );
}

interface TierSectionProps extends TierMatrixProps {
  /** null until the chunk has loaded. */
  parts: Pick<typeof LazyParts, 'TierMatrix'> | null;
}

/** The levels side by side, where at least two have benefits. Its room is reserved until the lazy chunk is here. */
export const TierSection = ({ parts, ...matrix }: TierSectionProps) =>
  tieredLevels(matrix.levels).length > 1 && (
    <section className={classes(sheet.section, styles.tiers)}>
      <h2>会员权益对比</h2>
      {parts ? <parts.TierMatrix {...matrix} /> : <div className={styles.skeleton} />}
    </section>
  );
