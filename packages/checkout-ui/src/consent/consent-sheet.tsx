import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { renewalText, yuan, type PurchasePage } from '@vip/checkout-react';
import { Button, Sheet } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import { WalletMark } from '../wallet-marks/wallet-marks.tsx';
import styles from '../popup.module.css';

export interface ConsentSheetProps {
  /** Asks for consent, and knows who pays and how. */
  page: Pick<PurchasePage, 'consent' | 'session' | 'choices' | 'choice'>;
  /** What is charged. */
  name: string;
  /** fen */
  price: number;
  /** What follows a single charge: 一次性支付，到期不自动续费. */
  terms: string;
  /** The charges that follow instead. */
  renewal?: MembershipPackage['renewal'];
  /** The last day of what is bought: 2027 年 11 月 21 日. Without one there is no such row. */
  until?: string | null;
  /** The action of the pay button: 开通, 升级, 领取, 购买. For a free package the button shows it instead of 支付. */
  verb: string;
}

/** Opens if the box was unticked: shows the charge, asks for consent, and continues in one tap. */
export function ConsentSheet({ page, name, price, terms, renewal, until, verb }: ConsentSheetProps) {
  const { consent, session } = page;
  const account = [session.account?.nickname, session.account?.phone].filter(Boolean).join(' ');
  const method = page.choices.find(({ type }) => type === page.choice);
  const action = `同意并${price === 0 ? verb : '支付'}`;
  return (
    <Sheet title={`${verb}前请确认`} isOpen={consent.isAsking} onClose={consent.dismiss}>
      <div className={styles.bill}>
        <p className={styles.charge}>
          <span>{name}</span>{' '}
          <b>
            {renewal && <small>首次{price > 0 && '支付'} </small>}
            {price === 0 ? '免费' : `¥${yuan(price)}`}
          </b>
        </p>
        <Fact name="扣款方式">
          {renewal ? (
            <Renewal clauses={`之后${renewalText({ renewal })}`.split('，')} />
          ) : (
            <Terms clauses={terms.split('，')} />
          )}
        </Fact>
        {until && <Fact name="有效期至">{until}</Fact>}
        {account && <Fact name="账号">{account}</Fact>}
        {method && price > 0 && (
          <Fact name="支付方式">
            <WalletMark type={method.type} size={18} />
            {method.name}
          </Fact>
        )}
      </div>
      <ConsentActs consent={consent} action={action} />
    </Sheet>
  );
}

interface ConsentActsProps extends Pick<PurchasePage, 'consent'> {
  /** 同意并支付 */
  action: string;
}

/** The end of a sheet that asks for consent: to what, and both answers. */
export const ConsentActs = ({ consent, action }: ConsentActsProps) => (
  <>
    <p className={styles.words}>
      点击「{action}」即表示你已阅读并同意
      <span className={styles.agreements}>
        <AgreementLinks agreements={consent.agreements} />
      </span>
    </p>
    <div className={styles.acts}>
      <Button onClick={consent.acceptAndPay}>{action}</Button>
      <Button variant="text" onClick={consent.dismiss}>
        暂不同意
      </Button>
    </div>
  </>
);

interface FactProps {
  name: string;
  children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <p className={styles.fact}>
    {name} <span>{children}</span>
  </p>
);

interface TermsProps {
  clauses: readonly string[];
}

/** Breaks between its clauses first. */
const Terms = ({ clauses }: TermsProps) => (
  <b className={styles.terms}>
    {clauses.map((clause, at) => (
      <i key={clause}>
        {clause}
        {at < clauses.length - 1 && '，'}
      </i>
    ))}
  </b>
);

/** Another charge, which must not be overlooked: one clause a line. */
const Renewal = ({ clauses }: TermsProps) => (
  <b className={styles.renewal}>
    {clauses.map((clause) => (
      <i key={clause}>{clause} </i>
    ))}
  </b>
);
