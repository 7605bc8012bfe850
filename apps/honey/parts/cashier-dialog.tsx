import type { PayType } from '@vip/api';
import { Button, Dialog, Price } from '@vip/ui';
import { Clauses } from './clauses.tsx';
import styles from './cashier-dialog.module.css';

interface CashierDialogProps {
  isOpen: boolean;
  /** What is being paid: the package's name, fen, and with which wallet. */
  name: string;
  amount: number;
  payType: PayType;
  isChecking: boolean;
  confirm(): void;
  /** null where this phone cannot pay this order again. */
  payAgain: (() => void) | null;
  leave(): void;
}

/** Back from the cashier: the buyer says whether it was paid, the server decides. */
export const CashierDialog = (props: CashierDialogProps) => (
  <Dialog title="支付完成了吗？" isOpen={props.isOpen} onClose={props.leave} canTapOut={false}>
    <Price fen={props.amount} cents="always" className={styles.amount} />
    <p className={styles.what}>
      {props.name} · {props.payType === 'wechat' ? '微信支付' : '支付宝'}
    </p>
    <p className={styles.note}>
      <Clauses text={['重新支付的仍是这一笔订单，', '不会重复扣款。']} />
    </p>
    <div className={styles.acts}>
      <Button isBusy={props.isChecking} onClick={props.confirm}>
        已完成支付
      </Button>
      {props.payAgain && (
        <Button look="line" onClick={props.payAgain}>
          重新支付
        </Button>
      )}
      <Button look="text" onClick={props.leave}>
        暂不支付
      </Button>
    </div>
  </Dialog>
);
