import type { MembershipPackage } from '@vip/api';
import { shortYuan, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { Section } from '../../../shared/article.tsx';
import { PackageRows } from '../../../shared/package-rows.tsx';
import type { RowPackage } from '../../../shared/package-text.ts';
import { PaymentMethods } from '../../../shared/payment.tsx';
import { Terms } from '../../../shared/terms.tsx';
import type { ComparisonProps } from '../comparison.tsx';
import { benefitsOf, editionsApart, gainsOf, nextHead, presentHead } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { savedBySize } from '../saved-by-size.ts';
import type { Offers } from '../use-upgrade.ts';
import styles from './upgrade.module.css';

interface UpgradeProps {
  page: PurchasePage;
  offers: Offers;
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
  now: number;
}

/**
 * The present and the next edition of a member; of another user the lowest and the highest on sale. null where there are no
 * two. `selected` is null where nothing is sold.
 */
export function comparisonOf(
  { membership, packages }: Offers,
  selected: MembershipPackage | null,
  now: number,
): ComparisonProps | null {
  if (membership.kind !== 'member') {
    const apart = editionsApart(packages);
    return apart && { labels: ['入门', '最高'], ...apart };
  }
  if (!selected) return null;
  return {
    labels: ['现在', '升级后'],
    heads: [presentHead(membership, packages, now), nextHead(selected, packages, now)],
    gains: gainsOf(benefitsOf(membership.level, packages), selected),
  };
}

/** The durations, the payment methods, and how the price of the selected package comes about. */
export function Upgrade({ page, offers, packageList, parts, now }: UpgradeProps) {
  const { membership, packages } = offers;
  const { selected } = packageList;
  // Other users are sold nothing.
  if (membership.kind !== 'member') return null;
  return (
    <div className={styles.choice}>
      {parts && page.pending && (
        <div className={styles.pending}>
          <parts.PendingStrip page={page} />
        </div>
      )}
      <Section title="升级时长">
        <div className={styles.ruled}>
          <PackageRows {...packageList} packages={rowsOf(packageList.packages)} />
        </div>
      </Section>
      <Section title="支付方式">
        <PaymentMethods page={page} parts={parts} />
        <div className={styles.bill}>
          <PriceBreakdown pack={selected} present={presentHead(membership, packages, now).name}>
            <Terms page={page} pack={selected} />
          </PriceBreakdown>
        </div>
      </Section>
    </div>
  );
}

/** Rows with the largest saving as a tag. They leave out the edition; with several editions they show the full name. */
function rowsOf(packages: ReadyPackageList['packages']): RowPackage[] {
  const isMixed = packages.some(({ type }) => type !== packages[0]?.type);
  const savings = packages.map((pack) => savedBySize(pack, packages));
  const most = Math.max(...savings.map((one) => one?.saved ?? 0));
  return packages.map((pack, at) => {
    const { by, saved } = savings[at] ?? { by: '', saved: 0 };
    const tag = saved > 0 && saved === most ? `比${by}省 ${shortYuan(saved)} 元` : null;
    return { ...pack, type: isMixed ? null : pack.type, tag };
  });
}

interface NoUpgradeProps {
  page: PurchasePage;
  offers: Offers;
  parts: typeof LazyParts;
  go(to: string): void;
}

/** Why there is no upgrade for this user, and what to do. */
export const NoUpgrade = ({ page, offers: { membership }, parts, go }: NoUpgradeProps) => (
  <parts.NothingToBuy
    membership={membership}
    toPackageList={() => go('/tuiwenwechatpay')}
    logIn={page.login.open}
  />
);
