import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { renewalText, shortYuan } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import { AlsoSee } from '../../parts/also-see.tsx';
import { Notes } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { houseNotes } from '../../purchase/house-notes.ts';
import { BlankRows, PackageRows } from '../../purchase/package-rows.tsx';
import { BlankPaymentMethods, WaysLine } from '../../purchase/ways-line.tsx';
import { BlankComparison, Comparison } from '../../upgrade/comparison.tsx';
import { nextHead, presentHead, type EditionHead } from '../../upgrade/edition-heads.ts';
import { benefitsOf, gainsOf } from '../../upgrade/gains.ts';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import { Ledger } from '../../upgrade/ledger.tsx';
import type { Offers } from '../../upgrade/use-upgrade.ts';
import styles from './upgrade.module.css';
import { otherPages } from './words.ts';

interface UpgradeProps {
  page: PurchasePage;
  offers: Offers;
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
  now: number;
}

/** The two editions, for how long, what it comes to, and how it is paid. */
export function Upgrade({ page, offers, packageList, parts, now }: UpgradeProps) {
  const { standing, packages } = offers;
  const { selected } = packageList;
  const { noPaymentMethod, missingWallet } = page;
  // The page sells nothing to anybody else.
  if (standing.kind !== 'member') return null;
  const head = presentHead(standing, packages, now);
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      <Comparison
        labels={['现在', '升级后']}
        heads={[withCredit(head, selected.credit), nextHead(selected, packages, now)]}
        gains={gainsOf(benefitsOf(standing.level, packages), selected)}
      />
      <Section title="升级多久">
        <div className={styles.rows}>
          <PackageRows {...packageList} packages={named(packageList.packages)} />
        </div>
        {selected.renewal && <p className={styles.renewal}>{renewalText(selected)}</p>}
      </Section>
      <Section title="怎么算的">
        <Ledger pack={selected} left={head.until} />
      </Section>
      {page.choices.length > 0 && <WaysLine {...page} />}
      {noPaymentMethod && parts && <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
      <Section title="编者按">
        <Notes notes={houseNotes} />
      </Section>
      <AlsoSee places={otherPages} />
    </>
  );
}

/** With what is left of it being worth so many fen: 可抵 58 元. */
const withCredit = (head: EditionHead, credit: number): EditionHead =>
  credit > 0 ? { ...head, worth: `可抵 ${shortYuan(credit)} 元` } : head;

/** Rows leave out the edition; where there are several, it has to be said. */
const named = (packages: ReadyPackageList['packages']) =>
  packages.some(({ type }) => type !== packages[0]?.type)
    ? packages.map((pack) => ({ ...pack, type: null }))
    : packages;

/** The same boxes while it is not known what stands in them. */
export const BlankUpgrade = () => (
  <>
    <HiddenText>
      <span role="status">正在载入</span>
    </HiddenText>
    <BlankComparison />
    <Section title="升级多久">
      <div className={styles.rows}>
        <BlankRows />
      </div>
    </Section>
    <BlankPaymentMethods />
  </>
);
