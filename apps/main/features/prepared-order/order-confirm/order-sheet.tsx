import { placeholderPage, yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, Price } from '@vip/checkout-ui';
import type { ReactNode } from 'react';
import { Button, classes, HiddenText, Icon, type LazyModule, rightShape } from '@vip/ui';
import { useApp } from '../../../brand.ts';
import { returnTerms } from '../../../shared/orders/prepared-setup.ts';
import { deadlineText } from '../prepared-order.ts';
import { PreparedHead } from '../prepared-page.tsx';
import { PageLayout } from '../../../shared/page-frame.tsx';
import { PaymentMethodList } from '../../../shared/purchase/shop.tsx';
import { GoodsCard } from '../goods-card.tsx';
import { AddressCard, AddressLater, AmountCard, OtherOptions, savedText } from './order-cards.tsx';
import type { Confirmation, ConfirmPage } from './use-confirm.ts';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './order-confirm.module.css';
import buyBar from '../../../shared/purchase/shop.module.css';

/** Everything that the page shows. */
export interface ConfirmViewProps extends ConfirmPage {
  lazy: LazyModule<typeof LazyParts>;
  foot: ReactNode;
}

/** Everything that the page shows if the order can be bought. */
interface OrderSheetProps extends ConfirmViewProps {
  /** Whether the values are placeholders. */
  isLoading?: boolean;
  confirmation: Confirmation;
  /** The banner of an unpaid order. */
  pending: ReactNode;
}

/** Address, option, amount and payment method of the order. */
export function OrderSheet(props: OrderSheetProps) {
  const { isLoading, confirmation, lazy, pending, foot } = props;
  const { order, option } = confirmation;
  const purchase = isLoading ? placeholderPage(props.purchase) : props.purchase;
  const parts = isLoading ? null : lazy.part;
  const { isSoldOut } = confirmation;
  const app = useApp();
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
                {pending && <div className={styles.pending}>{pending}</div>}
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
                <GoodsCard {...confirmation} onChange={props.changeOption}>
                  {order.ships && !isSoldOut && (
                    <a className={styles.terms} href={returnTerms(app)}>
                      退换说明
                      <Icon shape={rightShape} size={18} />
                    </a>
                  )}
                </GoodsCard>
                {!isSoldOut && <AmountCard option={option} ships={order.ships} />}
                {confirmation.others.length > 0 && <OtherOptions options={confirmation.others} />}
              </div>
              {!isSoldOut && (
                <section
                  className={classes(
                    styles.payment,
                    purchase.noPaymentMethod?.kind === 'scan' && styles.scan,
                  )}
                >
                  <h2>支付方式</h2>
                  {purchase.noPaymentMethod ? (
                    parts && (
                      <parts.PayElsewhere
                        noPaymentMethod={purchase.noPaymentMethod}
                        option={option}
                        isTall={order.ships}
                      />
                    )
                  ) : (
                    <PaymentMethodList
                      classNames={styles}
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
        foot={foot}
        bar={
          <PayRow
            {...props}
            purchase={purchase}
            parts={parts}
            noticeText={refusal?.text}
            hasAddressError={addressError !== null}
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

interface PayRowProps extends OrderSheetProps {
  parts: typeof LazyParts | null;
  /** A text of this page for the notice. */
  noticeText: string | undefined;
  hasAddressError: boolean;
}

/**
 * Consent, total and the pay button. Without a payment method it copies the link; if sold out it goes back, unless other
 * options are offered. Not beside a code to scan, which has the amount and the link.
 */
function PayRow(props: PayRowProps) {
  const { confirmation, purchase, parts } = props;
  const { option, isSoldOut } = confirmation;
  const { noPaymentMethod } = purchase;
  const notice = parts && !props.hasAddressError && (
    <parts.NoticeStrip page={purchase} text={props.noticeText} />
  );
  const hasOthers = confirmation.others.length > 0;
  if (isSoldOut && hasOthers && !purchase.notice) return null;
  if (isSoldOut)
    return (
      <PayBar className={styles.payBar}>
        <div className={styles.alone}>
          {notice}
          {!hasOthers && <Button onClick={props.changeOption}>返回商品详情</Button>}
        </div>
      </PayBar>
    );
  if (noPaymentMethod?.kind === 'scan') return null;
  return (
    <PayBar
      className={styles.payBar}
      consent={!noPaymentMethod && <ConsentRow page={purchase} className={styles.consent} />}
    >
      {notice}
      <div className={buyBar.row}>
        <div className={classes(buyBar.total, styles.total)}>
          <HiddenText>合计</HiddenText>
          <Price fen={option.price} cents="always" className={buyBar.price} />
          <p role="status">{parts?.statusText(purchase) || savedText(option)}</p>
        </div>
        {noPaymentMethod ? parts && <parts.CopyLink link={noPaymentMethod.link} /> : <PayButton {...props} />}
      </div>
    </PayBar>
  );
}

/** Pays; the tap asks for a missing address first. A refused one has to be changed. */
function PayButton({ confirmation, purchase, pending, hasAddressError, pay, changeAddress }: PayRowProps) {
  if (hasAddressError)
    return (
      <Button className={buyBar.pay} onClick={changeAddress}>
        修改地址
      </Button>
    );
  return (
    <Button
      className={buyBar.pay}
      // The unpaid order comes first.
      variant={pending ? 'line' : 'solid'}
      isBusy={purchase.isBusy}
      onClick={pay}
    >
      立即支付<HiddenText> ¥{yuan(confirmation.option.price)}</HiddenText>
    </Button>
  );
}
