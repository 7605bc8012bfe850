import { placeholderPage } from '@vip/checkout-react';
import { deadlineText } from '../deadline-text.ts';
import { PreparedHead } from '../prepared-head.tsx';
import { PageLayout } from '../../../shared/page-layout.tsx';
import { PaymentMethodList } from '../../../shared/purchase/payment-method-list.tsx';
import styles from './confirm.module.css';
import { AddressCard, AmountCard, GoodsCard } from './order-cards.tsx';
import type { OrderSheetProps } from './use-confirm.ts';
import { PayRow } from './pay-row.tsx';
import wayStyles from './payment-method-list.module.css';

/** The order as it would be made: where to, what, how much, by which wallet. */
export function OrderSheet(props: OrderSheetProps) {
  const { isLoading, confirmation, lazy, pending, foot } = props;
  const { order, option } = confirmation;
  const purchase = isLoading ? placeholderPage(props.purchase) : props.purchase;
  const parts = isLoading ? null : lazy.part;
  const head = (
    <PreparedHead title="确认订单">
      请在 <time dateTime={order.expiresAt}>{deadlineText(Date.parse(order.expiresAt))}</time> 前付款
    </PreparedHead>
  );
  return (
    <>
      <PageLayout
        isLoading={isLoading}
        body={
          <>
            {head}
            <main className={styles.cards}>
              {pending && <div className={styles.pending}>{pending}</div>}
              {order.ships && <AddressCard saved={confirmation.address} onChange={props.changeAddress} />}
              <GoodsCard {...confirmation} onChange={props.changeOption} />
              <AmountCard option={option} ships={order.ships} />
              <section className={styles.card}>
                <h2>支付方式</h2>
                {purchase.noPaymentMethod ? (
                  parts && <parts.NoPaymentMethodNote noPaymentMethod={purchase.noPaymentMethod} />
                ) : (
                  <PaymentMethodList
                    classNames={wayStyles}
                    choices={purchase.choices}
                    choice={purchase.choice}
                    onChoose={purchase.choose}
                  />
                )}
                {purchase.missingWallet && parts && <parts.MissingWallet sentence={purchase.missingWallet} />}
              </section>
            </main>
          </>
        }
        foot={foot}
        bar={<PayRow {...props} purchase={purchase} parts={parts} />}
      />
      {parts && (
        <>
          <parts.ConsentSheet consent={purchase.consent} name={option.name} price={option.price} />
          <parts.PaymentDialogs page={purchase} />
        </>
      )}
    </>
  );
}
