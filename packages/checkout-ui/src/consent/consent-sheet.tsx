import { yuan, type PurchasePage } from '@vip/checkout-react';
import { Button, Sheet } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import { WalletMark } from '../wallet-marks/wallet-marks.tsx';
import styles from '../popup.module.css';

export interface ConsentSheetProps {
  /** Asks for consent, and names the payment method. */
  page: Pick<PurchasePage, 'consent' | 'choices' | 'choice'>;
  /** What is charged. */
  name: string;
  /** fen */
  price: number;
  /** What follows the charge: 一次性支付，到期不自动续费. */
  terms: string;
  /** The action of the pay button: 开通, 升级, 领取, 购买. For a free package the button shows it instead of 支付. */
  verb: string;
}

/** Opens if the box was unticked: shows the charge, asks for consent, and continues in one tap. */
export function ConsentSheet({ page, name, price, terms, verb }: ConsentSheetProps) {
  const { consent } = page;
  const method = page.choices.find(({ type }) => type === page.choice);
  const action = `同意并${price === 0 ? verb : '支付'}`;
  return (
    <Sheet title={`${verb}前请确认`} isOpen={consent.isAsking} onClose={consent.dismiss}>
      <div className={styles.bill}>
        <p className={styles.charge}>
          <span>{name}</span> <b>{price === 0 ? '免费' : `¥${yuan(price)}`}</b>
        </p>
        <p>{terms}</p>
        {method && price > 0 && (
          <p className={styles.method}>
            支付方式
            <span>
              <WalletMark type={method.type} size={18} />
              {method.name}
            </span>
          </p>
        )}
      </div>
      <p className={styles.words}>
        点击「{action}」即表示你已阅读并同意
        <AgreementLinks agreements={consent.agreements} between="和" />
      </p>
      <div className={styles.acts}>
        <Button onClick={consent.acceptAndPay}>{action}</Button>
        <Button variant="text" onClick={consent.dismiss}>
          暂不同意
        </Button>
      </div>
    </Sheet>
  );
}
