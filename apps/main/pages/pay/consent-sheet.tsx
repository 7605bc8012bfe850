import type { MembershipPackage } from '@vip/api';
import { renewalText, yuan, type ConsentControl } from '@vip/purchase';
import { Button, Sheet } from '@vip/ui';
import { AgreementLinks } from '../../parts/agreement-links.tsx';
import styles from './popups.module.css';

/** Asks for what the unticked box did not say, and goes on in one tap. */
export const ConsentSheet = ({
  consent,
  selected,
}: {
  consent: ConsentControl;
  selected: MembershipPackage;
}) => (
  <Sheet title="开通前请确认" isOpen={consent.isAsking} onClose={consent.dismiss}>
    <p className={styles.words}>
      开通{selected.name}，
      {selected.renewal
        ? `首次付 ¥${yuan(selected.price)}，${renewalText(selected)}`
        : `一次付 ¥${yuan(selected.price)}，到期不自动续费`}
      。继续即表示已阅读并同意
      <AgreementLinks agreements={consent.agreements} between="和" />。
    </p>
    <div className={styles.acts}>
      <Button onClick={consent.acceptAndPay}>同意并支付</Button>
      <Button look="text" onClick={consent.dismiss}>
        再看看
      </Button>
    </div>
  </Sheet>
);
