import type { MembershipPackage } from '@vip/api';
import { renewalText, yuan, type ConsentControl } from '@vip/checkout-react';
import { Button, Sheet } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import styles from '../popup.module.css';

export interface ConsentSheetProps {
  consent: ConsentControl;
  selected: MembershipPackage;
  /** The action of the pay button: 开通, 升级, 领取. For a free package the button shows it instead of 支付. */
  verb?: string;
}

/** Opens if the box was unticked: shows the charge, asks for consent, and continues in one tap. */
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

/**
 * The charge and its renewal, as a sentence without a full stop: 一次付 ¥168.00，到期不自动续费; 这次不用付款 for a free
 * package.
 */
function chargeText(pack: Pick<MembershipPackage, 'price' | 'days' | 'renewal'>): string {
  const isFree = pack.price === 0;
  if (pack.renewal) return `${isFree ? '首次免费' : `首次付 ¥${yuan(pack.price)}`}，${renewalText(pack)}`;
  const charge = isFree ? '这次不用付款' : `一次付 ¥${yuan(pack.price)}`;
  return `${charge}，${pack.days === null ? '长期有效' : '到期不自动续费'}`;
}
