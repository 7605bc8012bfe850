import type { MembershipPackage } from '@vip/api';
import type { ConsentControl } from '@vip/checkout-react';
import { Button, Sheet } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import styles from '../popup.module.css';
import { chargeText } from './charge-text.ts';

export interface ConsentSheetProps {
  consent: ConsentControl;
  selected: MembershipPackage;
  /** What the pay button does: 开通, 升级, 领取. What costs nothing is agreed to in this word instead of 支付. */
  verb?: string;
}

/** Asks for the consent that the unticked box did not give, shows the charge, and continues in one tap. */
export const ConsentSheet = ({ consent, selected, verb = '开通' }: ConsentSheetProps) => (
  <Sheet title={`${verb}前请确认`} isOpen={consent.isAsking} onClose={consent.dismiss}>
    <p className={styles.words}>
      {verb}
      {selected.name}，{chargeText(selected)}。继续即表示已阅读并同意
      <AgreementLinks agreements={consent.agreements} between="和" />。
    </p>
    <div className={styles.acts}>
      <Button onClick={consent.acceptAndPay}>同意并{selected.price === 0 ? verb : '支付'}</Button>
      <Button variant="text" onClick={consent.dismiss}>
        再看看
      </Button>
    </div>
  </Sheet>
);
