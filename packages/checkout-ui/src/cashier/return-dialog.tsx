import type { PayType } from '@vip/api';
import { payTypeName } from '@vip/checkout-react';
import { Button, Dialog } from '@vip/ui';
import { Price } from '../price/price.tsx';
import styles from './cashier-dialog.module.css';

export interface ReturnDialogProps {
  isOpen: boolean;
  /** The package's name, the amount in fen, and the wallet. */
  name: string;
  amount: number;
  payType: PayType;
  /** A query is in progress. */
  isChecking: boolean;
  confirm(): void;
  /** null if this phone cannot pay the order again. */
  payAgain: (() => void) | null;
  leave(): void;
}

/** The question after the cashier: until the server reports a payment, only the buyer knows. A tap outside does not close it. */
export const ReturnDialog = (props: ReturnDialogProps) => (
  <Dialog title="支付完成了吗？" isOpen={props.isOpen} onClose={props.leave}>
    <p className={styles.amount}>
      <Price fen={props.amount} cents="always" />
    </p>
    <p className={styles.what}>
      {props.name} · {payTypeName(props.payType)}
    </p>
    {props.payAgain && (
      <p className={styles.note}>
        <span>重新支付仍为同一笔订单，</span>
        <span>不会重复扣款</span>
      </p>
    )}
    <div className={styles.acts}>
      <Button isBusy={props.isChecking} onClick={props.confirm}>
        已完成支付
      </Button>
      {props.payAgain && (
        <Button variant="line" onClick={props.payAgain}>
          重新支付
        </Button>
      )}
      <Button variant="text" onClick={props.leave}>
        暂不支付
      </Button>
    </div>
  </Dialog>
);
