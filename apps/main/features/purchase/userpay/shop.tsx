import type { RefObject } from 'react';
import { withoutText } from '@vip/checkout-react';
import { Clauses } from '../../../shared/clauses.tsx';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { BenefitTable } from '../package-parts.tsx';
import { PhoneLogin } from '../phone-login.tsx';
import { AccountCard } from './account-card.tsx';
import { Certificate } from './certificate.tsx';
import { PlanRows } from './plan-rows.tsx';
import styles from './userpay.module.css';

interface ShopProps extends ShopState<typeof ShopParts> {
  hasLogin: boolean;
  formRef: RefObject<HTMLElement | null>;
  /** Whether the main button of the login is on the screen. */
  onLoginVisible(isVisible: boolean): void;
}

/** The certificate, and below it packages, payment and the account. */
export function Shop({ page, packageList, parts, isLoading, hasLogin, formRef, onLoginVisible }: ShopProps) {
  const { packages, selected, select } = packageList;
  return (
    <main className={styles.main}>
      {/* The account becomes known while the placeholders are shown, and must not move them. */}
      <Certificate pack={selected} account={isLoading ? null : page.session.account} now={page.now()} />
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <h2>选择套餐</h2>
        <PlanRows packages={packages} selected={selected} onSelect={select} />
        <TermsNote pack={selected} agreements={page.consent.agreements} />
      </div>
      <div className={styles.side}>
        <div className={styles.pay}>
          <h2>支付方式</h2>
          <div className={page.noPaymentMethod?.kind === 'copy_link' ? styles.copied : styles.payment}>
            <PaymentMethods page={page} parts={parts} />
          </div>
        </div>
        {hasLogin ? (
          <section ref={formRef} className={styles.login}>
            <h2>手机号登录</h2>
            <p>
              <Clauses text="会员将绑定此手机号，登录后显示专享价" />
            </p>
            <PhoneLogin gate={page.login} onVisible={onLoginVisible} />
          </section>
        ) : (
          <AccountCard page={page} />
        )}
      </div>
      <div className={styles.more}>
        {selected.benefits.length > 0 && (
          <section className={styles.benefits}>
            <h2>会员权益对比</h2>
            <BenefitTable benefits={selected.benefits} without={isLoading ? undefined : withoutText(page)} />
          </section>
        )}
        {parts && <parts.FaqSection isWide packages={packages} />}
      </div>
    </main>
  );
}
