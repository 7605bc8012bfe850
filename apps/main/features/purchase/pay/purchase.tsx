import { renewalText } from '@vip/checkout-react';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { BenefitTable } from '../benefit-table.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import { PackageCards } from './package-cards.tsx';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import headerStyles from '../../../shared/purchase/pay-header.module.css';
import styles from '../../../shared/purchase/sheet.module.css';
import { untilText } from '../until-text.ts';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-list.tsx';

export interface PurchaseProps extends ShopState<typeof LazyParts> {
  header: Omit<PayHeaderProps, 'children'>;
  /** Where pictures may come from. */
  pictures: readonly string[];
}

/** Who buys, the card, the packages, the payment methods, and what members have. */
export function Purchase({ page, packageList, parts, header, pictures }: PurchaseProps) {
  const { packages, selected } = packageList;
  const renewal = renewalText(selected);
  return (
    <>
      <PayHeader {...header}>
        {parts ? (
          <parts.BroadcastLine
            broadcast={page.broadcast}
            packageNames={packages.map((pack) => pack.name)}
            now={page.now}
          />
        ) : (
          <p className={headerStyles.line}>付款成功后马上生效</p>
        )}
        <GoldCard
          isTucked
          appName={header.appName}
          title={selected.name}
          until={untilText(selected, page.session.account, page.now())}
        />
      </PayHeader>
      <main className={styles.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        <h2>选择套餐</h2>
        <PackageCards packages={packages} selected={selected} onSelect={packageList.select} />
        {renewal && <p className={styles.note}>{renewal}</p>}
        <section className={styles.section}>
          <h2>支付方式</h2>
          {page.noPaymentMethod ? (
            parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
          ) : (
            <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
          )}
          {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
        </section>
        {selected.benefits.length > 0 && (
          <section className={styles.section}>
            <h2>会员多了什么</h2>
            <BenefitTable benefits={selected.benefits} />
          </section>
        )}
        {parts && <parts.FeedbackLetters feedback={page.feedback} pictures={pictures} now={page.now()} />}
      </main>
    </>
  );
}
