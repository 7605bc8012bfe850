import type { Order } from '@vip/api';
import { Button, Dialog, Price } from '@vip/ui';
import { payTypeName } from './pay-type-name.ts';
import styles from './return-dialog.module.css';

export interface ReturnDialogProps {
  order: Order;
  isOpen: boolean;
  /** A query is under way. */
  isChecking: boolean;
  onConfirm(): void;
  /** null where this phone cannot pay the order again. */
  onPayAgain: (() => void) | null;
  onLeave(): void;
}

/** The question after the cashier. A tap beside it answers nothing. */
export const ReturnDialog = ({
  order,
  isOpen,
  isChecking,
  onConfirm,
  onPayAgain,
  onLeave,
}: ReturnDialogProps) => (
  <Dialog title="支付完成了吗？" isOpen={isOpen} onClose={onLeave} canTapOut={false}>
    <p className={styles.amount}>
      <Price fen={order.amount} cents="always" />
    </p>
    <p className={styles.what}>
      {order.package.name} · {payTypeName(order.payType)}
    </p>
    {onPayAgain && <p className={styles.note}>重新支付的仍是这一笔订单，不会重复扣款。</p>}
    <div className={styles.acts}>
      <Button isBusy={isChecking} onClick={onConfirm}>
        已完成支付
      </Button>
      {onPayAgain && (
        <Button look="line" onClick={onPayAgain}>
          重新支付
        </Button>
      )}
      <Button look="text" onClick={onLeave}>
        暂不支付
      </Button>
    </div>
  </Dialog>
);
