import type { ReactNode } from 'react';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import { BenefitList, BlankBenefits } from './benefit-list.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { BlankMosaic, Mosaic } from './mosaic.tsx';
import styles from './pay-view.module.css';
import { StoryWall } from './story-wall.tsx';
import { BlankRows, PaymentMethodRows } from './payment-method-rows.tsx';

type Parts = typeof LazyParts | null;

interface SectionsProps {
  mosaic: ReactNode;
  ways: ReactNode;
  benefits: ReactNode;
  parts: Parts;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Sections = ({ mosaic, ways, benefits, parts }: SectionsProps) => (
  <>
    <h2>选个会员，慢慢发</h2>
    {mosaic}
    {ways}
    {benefits && <Section title="会员能做什么">{benefits}</Section>}
    <Section title="可以发成这样">
      <StoryWall parts={parts} />
    </Section>
  </>
);

interface PackageSectionsProps {
  page: PurchasePage;
  packageList: ReadyPackageList;
  parts: Parts;
}

/** The packages, how they are paid, what a member can do, and what comes of it. */
export function PackageSections({ page, packageList, parts }: PackageSectionsProps) {
  const { benefits } = packageList.selected;
  return (
    <Sections
      mosaic={<Mosaic {...packageList} />}
      ways={<Ways page={page} parts={parts} />}
      benefits={benefits.length > 0 && <BenefitList benefits={benefits} parts={parts} />}
      parts={parts}
    />
  );
}

/** How it is paid here, or where it can be. */
function Ways({ page, parts }: { page: PurchasePage; parts: Parts }) {
  const { choices, noPaymentMethod, missingWallet } = page;
  if (noPaymentMethod) {
    return (
      parts && (
        <div className={noPaymentMethod.kind === 'scan' ? styles.scan : undefined}>
          <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
        </div>
      )
    );
  }
  return (
    <Section title="支付方式">
      {choices.length > 0 ? <PaymentMethodRows {...page} /> : <BlankRows />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
    </Section>
  );
}

/** The same boxes while the packages are on their way. */
export const BlankSections = ({ parts }: { parts: Parts }) => (
  <>
    <HiddenText>
      <span role="status">正在载入</span>
    </HiddenText>
    <Sections
      mosaic={<BlankMosaic />}
      ways={
        <Section title="支付方式">
          <BlankRows />
        </Section>
      }
      benefits={<BlankBenefits />}
      parts={parts}
    />
  </>
);
