import type { ReactNode } from 'react';
import { withoutText, type PurchasePage } from '@vip/checkout-react';
import { WalletMark, type PackageSectionsProps } from '@vip/checkout-ui';
import { Radio, RadioGroup, classes } from '@vip/ui';
import { brand } from '../../brand.ts';
import { BenefitList } from './benefit-list.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { Mosaic } from './mosaic.tsx';
import { PackageTerms } from './package-terms.tsx';
import { RoundTick } from './round-tick.tsx';
import albumStyles from './album.module.css';
import styles from './package-sections.module.css';

/** The packages, the payment methods or the link to open elsewhere, and the benefits. */
export function PackageSections({ page, packageList, parts }: PackageSectionsProps<typeof LazyParts>) {
  const { choices, noPaymentMethod, missingWallet } = page;
  const { benefits } = packageList.selected;
  return (
    <>
      <div className={styles.buy}>
        <h2 className={styles.offer}>
          {page.packageList.status === 'ready' && page.session.account?.membership?.expiresAt
            ? '续费'
            : '开通'}
          {brand.appName}会员
        </h2>
        <Mosaic {...packageList} />
        <PackageTerms selected={packageList.selected} agreements={page.consent.agreements} />
      </div>
      <div className={styles.more}>
        {noPaymentMethod && parts && (
          <Section title="支付方式" className={styles.payment}>
            <parts.NoPaymentMethods noPaymentMethod={noPaymentMethod} selected={packageList.selected} />
          </Section>
        )}
        {!noPaymentMethod && choices.length > 0 && (
          <Section title="支付方式" className={styles.payment}>
            <PaymentMethods {...page} />
            {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
          </Section>
        )}
        {benefits.length > 0 && (
          <Section title="会员权益" className={classes(albumStyles.first, styles.benefits)}>
            <BenefitList benefits={benefits} parts={parts} without={withoutText(page)} />
          </Section>
        )}
      </div>
    </>
  );
}

interface SectionProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

export const Section = ({ title, className, children }: SectionProps) => (
  <section className={className}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The payment methods as tiles, in the columns of the packages. */
const PaymentMethods = ({ choices, choice, choose }: Pick<PurchasePage, 'choices' | 'choice' | 'choose'>) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.methods}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.method}>
        <WalletMark type={type} size={26} />
        <span className={styles.name}>{name}</span>
        <RoundTick />
      </Radio>
    ))}
  </RadioGroup>
);
