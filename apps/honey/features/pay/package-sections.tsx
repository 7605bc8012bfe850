import { withoutText, type PurchasePage } from '@vip/checkout-react';
import { WalletMark, type PackageSectionsProps } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape, classes } from '@vip/ui';
import { brand } from '../../brand.ts';
import { BenefitHoneycomb } from './benefit-honeycomb.tsx';
import { JarTiles } from './jar-tiles.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { ends } from './pay-header.tsx';
import styles from './package-sections.module.css';

/** The packages, the payment methods, the benefits of the selected package, and common questions. */
export function PackageSections({ page, packageList, parts }: PackageSectionsProps<typeof LazyParts>) {
  const { selected } = packageList;
  const { benefits } = selected;
  const { choices, noPaymentMethod, missingWallet } = page;
  return (
    <>
      <div className={styles.buy}>
        <h2 className={styles.title}>
          {page.packageList.status === 'ready' && ends(page.session) ? '续一罐喜欢的' : '挑一罐喜欢的'}
        </h2>
        <JarTiles {...packageList} agreements={page.consent.agreements} />
      </div>
      <div className={styles.more}>
        {!noPaymentMethod && choices.length > 0 && (
          <section className={classes(styles.section, styles.payment)}>
            <h2 className={styles.title}>怎么付</h2>
            <PaymentMethods {...page} />
            <div className={styles.missing}>
              {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
            </div>
          </section>
        )}
        {noPaymentMethod?.kind === 'scan' && parts && (
          <section className={classes(styles.section, styles.payment)}>
            <h2 className={styles.title}>怎么付</h2>
            <parts.ScanCard link={noPaymentMethod.link} selected={selected} />
          </section>
        )}
        {benefits.length > 0 && (
          <section className={classes(styles.section, styles.benefits)}>
            <h2 className={styles.title}>罐子里有什么</h2>
            <BenefitHoneycomb benefits={benefits} without={withoutText(page)} />
          </section>
        )}
      </div>
      <section className={classes(styles.section, styles.asked)}>
        <h2 className={styles.title}>常见问题</h2>
        <div className={styles.questions}>
          {parts && (
            <parts.PurchaseQuestions packages={packageList.packages} supportLink={brand.supportLink} />
          )}
        </div>
      </section>
    </>
  );
}

/** The payment methods on one pill track. */
const PaymentMethods = ({ choices, choice, choose }: Pick<PurchasePage, 'choices' | 'choice' | 'choose'>) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.track}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.method}>
        <span className={styles.face}>
          <WalletMark type={type} />
          <span className={styles.name}>{name}</span>
          <Icon shape={checkShape} size={18} strokeWidth={2.4} className={styles.tick} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
