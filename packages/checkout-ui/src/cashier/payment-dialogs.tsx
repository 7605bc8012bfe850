import type { PayType } from '@vip/api';
import { payTypeName, yuan, type PurchasePage, type Repriced } from '@vip/checkout-react';
import { Button, Dialog } from '@vip/ui';
import { Price } from '../price/price.tsx';
import styles from './cashier-dialog.module.css';
import { ReturnDialog } from './return-dialog.tsx';

/** The dialogs between a tap on pay and a result: a new price, and the question after the cashier. */
export const PaymentDialogs = ({
  page: { checkout, cashier, repriced, choice },
}: {
  page: Pick<PurchasePage, 'checkout' | 'cashier' | 'repriced' | 'choice'>;
}) => (
  <>
    {repriced && <RepricedDialog {...repriced} payType={choice} />}
    {'order' in checkout && (
      <ReturnDialog
        {...cashier}
        name={checkout.order.package.name}
        amount={checkout.order.amount}
        payType={checkout.order.payType}
      />
    )}
  </>
);

/** The price changed between the tap and the order: shows both amounts; only another tap pays. */
const RepricedDialog = ({
  packageName,
  shown,
  now,
  accept,
  dismiss,
  payType,
}: Repriced & { payType: PayType }) => (
  <Dialog title="价格已更新" isOpen onClose={dismiss}>
    <p className={styles.amount}>
      <Price fen={now} cents="always" />
    </p>
    <p className={styles.what}>
      {packageName} · {payTypeName(payType)}
    </p>
    <p className={styles.change}>
      <span>
        更新前 <s>¥{yuan(shown)}</s>
      </span>
      <b>
        {now > shown ? '上调' : '下调'} ¥{yuan(Math.abs(now - shown))}
      </b>
    </p>
    <p className={styles.note}>
      <span>价格在你确认期间发生了变化，</span>
      <span>请确认新的金额后再支付</span>
    </p>
    <div className={styles.acts}>
      <Button onClick={accept}>支付 ¥{yuan(now)}</Button>
      <Button variant="text" onClick={dismiss}>
        暂不支付
      </Button>
    </div>
  </Dialog>
);
