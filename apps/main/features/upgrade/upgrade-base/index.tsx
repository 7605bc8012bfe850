import { useHost, type Session } from '@vip/host';
import { allowedPicture } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { classes, useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { apps, useApp } from '../../../brand.ts';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import { earlierText } from '../earlier.ts';
import { EarlierNote } from '../earlier-note.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { LevelBenefits } from '../level-benefits.tsx';
import { membershipStatusOf } from '../levels.ts';
import { UpgradeSheet, UpgradeShop, useUpgradePage, type UpgradeState } from '../upgrade-parts.tsx';
import { LevelCard } from './level-card.tsx';
import { ChoiceHead, PackageRows } from './package-choice.tsx';
import styles from './upgrade-base.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../lazy-parts.tsx');

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
  const header = { session: inTwoLines(session), picture, appName: apps[useApp()], now: page.now };
  const loadingHeader = { ...header, picture: undefined, appName: apps.lxb };
  return (
    <UpgradeShop page={page} lazy={lazy} head={<Head {...header} />}>
      {(shop) => (
        <PriceList
          {...shop}
          header={shop.isLoading ? { ...loadingHeader, session: inTwoLines(shop.page.session) } : header}
        />
      )}
    </UpgradeShop>
  );
}

/** Two lines for every buyer: beside a membership and its end there is no room for the phone number. */
const inTwoLines = (session: Session): Session => {
  const { account } = session;
  return account?.membership && account.nickname
    ? { ...session, account: { ...account, phone: undefined } }
    : session;
};

/** The header, whose ornament leaves room for a long line about the membership. One that has ended looks so. */
function Head(header: PayHeaderProps) {
  const status = membershipStatusOf(header.session, [], header.now());
  const isExpired = status.kind === 'none' && status.expired;
  return (
    <div className={classes(styles.head, isExpired && styles.expired)}>
      <PayHeader {...header} />
    </div>
  );
}

interface PriceListProps extends UpgradeState<typeof LazyParts> {
  header: Omit<PayHeaderProps, 'children' | 'onLogin'>;
}

/** Packages by level, benefits of the level, and payment. */
function PriceList({ header, ...state }: PriceListProps) {
  const { page, packageList, isLoading, level, membershipStatus } = state;
  const { selected, select } = packageList;
  const now = page.now();
  return (
    <>
      <Head {...header} onLogin={isLoading ? undefined : page.login.open}>
        <LevelCard {...state} appName={header.appName} />
      </Head>
      <UpgradeSheet {...state} more={<LevelBenefits {...state} />}>
        <section>
          <ChoiceHead {...state} />
          <PackageRows
            level={level}
            selected={selected}
            membershipStatus={membershipStatus}
            now={now}
            onSelect={select}
          />
          <EarlierNote text={isLoading ? null : earlierText(selected, membershipStatus, now)} />
          <RenewalNote pack={selected} agreements={page.consent.agreements} />
        </section>
      </UpgradeSheet>
    </>
  );
}
