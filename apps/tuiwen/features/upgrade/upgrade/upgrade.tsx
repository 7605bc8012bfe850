import { shortYuan, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { Section } from '../../../shared/article.tsx';
import { PackageRows } from '../../../shared/package-rows.tsx';
import { PaymentMethods, Renewal } from '../../../shared/payment.tsx';
import { Comparison, PriceBreakdown } from '../comparison.tsx';
import { benefitsOf, gainsOf, nextHead, presentHead, type EditionHead } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import type { Offers } from '../use-upgrade.ts';
import styles from '../upgrade.module.css';

interface UpgradeProps {
  page: PurchasePage;
  offers: Offers;
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
  now: number;
}

/** The two editions, for how long, the price, and how it is paid. */
export function Upgrade({ page, offers, packageList, parts, now }: UpgradeProps) {
  const { membership, packages } = offers;
  const { selected } = packageList;
  // The page sells nothing to any other user.
  if (membership.kind !== 'member') return null;
  const head = presentHead(membership, packages, now);
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      <Comparison
        labels={['现在', '升级后']}
        heads={[withCredit(head, selected.credit), nextHead(selected, packages, now)]}
        gains={gainsOf(benefitsOf(membership.level, packages), selected)}
      />
      <Section title="升级多久">
        <div className={styles.rows}>
          <PackageRows {...packageList} packages={named(packageList.packages)} />
        </div>
        <Renewal pack={selected} />
      </Section>
      <Section title="怎么算的">
        <PriceBreakdown pack={selected} left={head.until} />
      </Section>
      <PaymentMethods page={page} parts={parts} />
    </>
  );
}

/** With the worth of what is left of it, from fen: 可抵 58 元. */
const withCredit = (head: EditionHead, credit: number): EditionHead =>
  credit > 0 ? { ...head, worth: `可抵 ${shortYuan(credit)} 元` } : head;

/** Rows leave out the edition; with several editions they need the full name. */
const named = (packages: ReadyPackageList['packages']) =>
  packages.some(({ type }) => type !== packages[0]?.type)
    ? packages.map((pack) => ({ ...pack, type: null }))
    : packages;
