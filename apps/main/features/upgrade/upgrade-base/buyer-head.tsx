import type { ReactNode } from 'react';
import { dayText } from '@vip/checkout-react';
import type { Account, Session } from '@vip/host';
import { Avatar, classes } from '@vip/ui';
import sheet from '../../../shared/purchase/sheet.module.css';
import { wholeDay } from '../levels.ts';
import styles from './buyer-head.module.css';

export interface BuyerHeadProps {
  session: Session;
  appName: string;
  /** The user's own picture; a drawn portrait without it. */
  picture?: string | undefined;
  /** Server time, ms. */
  now(): number;
  /** The card. */
  children?: ReactNode;
}

/** The buyer on ink: name and phone, below them the membership and its end. Two lines for every user. */
export function BuyerHead({ session, appName, picture, now, children }: BuyerHeadProps) {
  const { account } = session;
  const isKnown = session.status === 'known';
  return (
    <header className={sheet.header}>
      <div className={sheet.user}>
        <span className={sheet.portrait} data-none={account ? undefined : ''}>
          <Avatar seed={account?.id || ''} size={44} src={picture} />
        </span>
        <div className={styles.who}>
          <div className={styles.line}>
            <h1>{account?.nickname || (isKnown ? `${appName}用户` : '未登录')}</h1>
            {account?.phone && <span className={styles.phone}>{account.phone}</span>}
          </div>
          <p className={styles.line}>
            <Membership account={account} isKnown={isKnown} now={now()} />
          </p>
        </div>
      </div>
      {children}
    </header>
  );
}

interface MembershipProps {
  account: Account | null;
  isKnown: boolean;
  now: number;
}

/** The level in a frame, and its end. */
function Membership({ account, isKnown, now }: MembershipProps) {
  const membership = account?.membership;
  if (!membership) {
    if (!isKnown) return <span>登录后查看会员状态</span>;
    return <span>{membership === null ? '还不是会员' : '当前登录账号'}</span>;
  }
  const end = membership.expiresAt === null ? null : Date.parse(membership.expiresAt);
  const isOver = end !== null && end <= now;
  return (
    <>
      <span className={classes(styles.level, isOver && styles.over)}>
        {membership.name}
        {isOver && '已到期'}
      </span>
      <span className={styles.end}>
        {end === null ? '长期有效' : `${wholeDay(dayText(end))}${isOver ? '' : '到期'}`}
      </span>
    </>
  );
}
