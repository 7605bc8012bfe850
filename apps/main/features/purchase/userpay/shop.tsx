import { useRef } from 'react';
import { Clauses } from '@vip/ui';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { PhoneLogin } from '../phone-login.tsx';
import { Certificate } from './certificate.tsx';
import { Holder } from './holder.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { PlanRows } from './plan-rows.tsx';
import { Plates } from './plates.tsx';
import styles from './userpay.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  hasLogin: boolean;
  /** Whether the main button of the login is on the screen. */
  onLoginVisible(isVisible: boolean): void;
}

/** The certificate, on it the order, and below that the rest of the document. */
export function Shop({ hasLogin, onLoginVisible, ...shop }: ShopProps) {
  const { page, packageList, parts, isLoading } = shop;
  const { packages, selected, select } = packageList;
  const formRef = useRef<HTMLElement>(null);
  return (
    <main className={styles.main}>
      <Certificate
        pack={selected}
        account={isLoading ? null : page.session.account}
        now={page.now()}
        holder={
          <Holder
            page={page}
            isLoading={isLoading}
            onLogin={hasLogin && (() => formRef.current?.querySelector('input')?.focus())}
          />
        }
      />
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
        {hasLogin && (
          <section ref={formRef} className={styles.login}>
            <h2>手机号登录</h2>
            <p>
              <Clauses text="登录后显示专享价，会员将绑定此手机号" />
            </p>
            <PhoneLogin gate={page.login} onVisible={onLoginVisible} />
          </section>
        )}
      </div>
      <Plates {...shop} />
    </main>
  );
}
