import { yuan, type Repriced } from '@vip/checkout-react';
import { Button, Dialog } from '@vip/ui';
import { Price } from '../price/price.tsx';
import styles from './cashier-dialog.module.css';

/** The price changed between the tap and the order: both amounts, and only another tap pays. */
export function RepricedDialog({ repriced }: { repriced: Repriced | null }) {
  if (!repriced) return null;
  const { packageName, shown, now, accept, dismiss } = repriced;
  return (
    <Dialog title="价格已更新" isOpen onClose={dismiss} canTapOut={false}>
      <p className={styles.amount}>
        <Price fen={now} cents="always" />
      </p>
      <p className={styles.what}>{packageName}</p>
      <p className={styles.what}>
        原显示价格 <s>¥{yuan(shown)}</s>
      </p>
      <p className={styles.note}>
        <span>价格在你确认期间发生了变化，</span>
        <span>请确认新的金额后再支付</span>
      </p>
      <div className={styles.acts}>
        <Button onClick={accept}>支付 ¥{yuan(now)}</Button>
        <Button variant="text" onClick={dismiss}>
          再看看
        </Button>
      </div>
    </Dialog>
  );
}
