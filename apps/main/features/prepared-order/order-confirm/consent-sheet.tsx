import { yuan, type ConsentControl } from '@vip/checkout-react';
import { AgreementLinks } from '@vip/checkout-ui';
import { Button, Sheet } from '@vip/ui';
import styles from './consent-sheet.module.css';

export interface ConsentSheetProps {
  consent: ConsentControl;
  /** What is bought, and for how much (fen). */
  name: string;
  price: number;
}

/** Asks for what the unticked box did not say, tells what is charged, and goes on in one tap. */
export const ConsentSheet = ({ consent, name, price }: ConsentSheetProps) => (
  <Sheet title="付款前请确认" isOpen={consent.isAsking} onClose={consent.dismiss}>
    <p className={styles.words}>
      购买{name}，一次付 ¥{yuan(price)}，以后不再扣款。继续即表示已阅读并同意
      <AgreementLinks agreements={consent.agreements} between="和" />。
    </p>
    <div className={styles.acts}>
      <Button onClick={consent.acceptAndPay}>同意并支付</Button>
      <Button variant="text" onClick={consent.dismiss}>
        再看看
      </Button>
    </div>
  </Sheet>
);
