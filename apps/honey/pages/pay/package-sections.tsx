import type { ReactNode } from 'react';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import { BlankComb, Comb } from './comb.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { BlankTiles, JarTiles } from './jar-tiles.tsx';
import styles from './pay-view.module.css';
import { BlankTrack, PaymentMethodSegmented } from './payment-method-segmented.tsx';

interface SectionsProps {
  tiles: ReactNode;
  ways: ReactNode;
  comb: ReactNode;
}

const Sections = ({ tiles, ways, comb }: SectionsProps) => (
  <>
    <h2 className={styles.title}>挑一罐喜欢的</h2>
    {tiles}
    {ways && (
      <section className={styles.section}>
        <h2 className={styles.title}>怎么付</h2>
        {ways}
      </section>
    )}
    {comb && (
      <section className={styles.section}>
        <h2 className={styles.title}>罐子里有什么</h2>
        {comb}
      </section>
    )}
  </>
);

interface PackageSectionsProps {
  page: PurchasePage;
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
}

/** What stands in the package list, how it is paid, and what is in it. */
export function PackageSections({ page, packageList, parts }: PackageSectionsProps) {
  const { benefits } = packageList.selected;
  const { choices, missingWallet } = page;
  const ways = (
    <>
      {choices.length > 0 ? <PaymentMethodSegmented {...page} /> : <BlankTrack />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
    </>
  );
  return (
    <Sections
      tiles={<JarTiles {...packageList} />}
      ways={!page.noPaymentMethod && ways}
      comb={benefits.length > 0 && <Comb benefits={benefits} />}
    />
  );
}

/** The same boxes while the packages are on their way. */
export const BlankSections = () => (
  <>
    <HiddenText>
      <span role="status">正在载入</span>
    </HiddenText>
    <Sections tiles={<BlankTiles />} ways={<BlankTrack />} comb={<BlankComb />} />
  </>
);
