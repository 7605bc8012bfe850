import { placeholderPage } from '@vip/checkout-react';
import { classes } from '@vip/ui';
import { deadlineText } from '../prepared-order.ts';
import { PreparedFoot, PreparedHead } from '../prepared-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { PaymentMethodList } from '../../../shared/purchase/shop.tsx';
import { GoodsCard } from '../goods-card.tsx';
import { Contents, MembershipTerms } from '../contents.tsx';
import { AddressCard, AddressLater } from './address-card.tsx';
import { AmountList } from './amount-list.tsx';
import { OtherOptions } from './other-options.tsx';
import { PayRow } from './pay-row.tsx';
import type { OrderSheetProps } from './view-props.ts';
import styles from './order-confirm.module.css';

/** Address, option, amount and payment method of the order. */
export function OrderSheet(props: OrderSheetProps) {
  const { isLoading, confirmation, lazy, pending } = props;
  const { order, option } = confirmation;
  const purchase = isLoading ? placeholderPage(props.purchase) : props.purchase;
  const parts = isLoading ? null : lazy.part;
  const { isSoldOut } = confirmation;
  const refusal = parts?.refusalOf(purchase.notice, isSoldOut);
  const addressError = refusal?.isOfAddress ? refusal.text : null;
  const head = (
    <PreparedHead title="确认订单">
      {isSoldOut ? (
        // The card of the goods says that it is sold out.
        confirmation.others.length > 0 ? (
          '请改选其他款式'
        ) : (
          '暂时无法购买'
        )
      ) : (
        <>
          <time dateTime={order.expiresAt}>{deadlineText(Date.parse(order.expiresAt))}</time> 前支付
        </>
      )}
    </PreparedHead>
  );
  return (
    <div className={styles.page}>
      <PageLayout
        isLoading={isLoading}
        body={
          <>
            {head}
            <main className={styles.cards}>
              <div className={classes(styles.order, confirmation.others.length > 0 && styles.choosing)}>
                {pending}
                {order.ships &&
                  !isSoldOut &&
                  (purchase.noPaymentMethod ? (
                    <AddressLater by={purchase.noPaymentMethod.kind} />
                  ) : (
                    <AddressCard
                      saved={confirmation.address}
                      error={addressError}
                      takesFocus={!isLoading && props.isBackFromAddress}
                      onChange={props.changeAddress}
                    />
                  ))}
                <GoodsCard
                  {...confirmation}
                  onChange={props.changeOption}
                  contents={!isSoldOut && <OrderContents confirmation={confirmation} />}
                >
                  {!isSoldOut && <AmountList option={option} ships={order.ships} />}
                </GoodsCard>
                {confirmation.others.length > 0 && <OtherOptions options={confirmation.others} />}
              </div>
              {!isSoldOut && (
                <section
                  className={classes(
                    styles.payment,
                    purchase.noPaymentMethod?.kind === 'scan' && styles.scan,
                  )}
                >
                  <h2>{purchase.noPaymentMethod?.kind === 'scan' ? '请用手机扫码支付' : '支付方式'}</h2>
                  {purchase.noPaymentMethod ? (
                    parts && <parts.PayElsewhere noPaymentMethod={purchase.noPaymentMethod} order={order} />
                  ) : (
                    <PaymentMethodList
                      choices={purchase.choices}
                      choice={purchase.choice}
                      onChoose={purchase.choose}
                    />
                  )}
                  {purchase.missingWallet && parts && (
                    <parts.MissingWallet sentence={purchase.missingWallet} />
                  )}
                </section>
              )}
            </main>
          </>
        }
        foot={<PreparedFoot />}
        bar={
          <PayRow
            {...props}
            purchase={purchase}
            parts={parts}
            noticeText={refusal?.text}
            addressError={addressError}
          />
        }
      />
      {parts && (
        <>
          <parts.ConsentSheet
            page={purchase}
            name={option.name}
            price={option.price}
            terms="一次性支付，无后续扣费"
            verb="购买"
          />
          <parts.PaymentDialogs page={purchase} />
        </>
      )}
    </div>
  );
}

/** What the buyer gets, and where nothing is sent what the purchase is. */
const OrderContents = ({ confirmation: { order, option } }: Pick<OrderSheetProps, 'confirmation'>) => {
  if (!order.ships) return <MembershipTerms label="购买须知" />;
  return option.contents.length > 0 && <Contents option={option} />;
};
