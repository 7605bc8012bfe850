import type { ReactNode } from 'react';
import type { Session } from '@vip/host';
import { Avatar } from '@vip/ui';
import { membershipText } from './membership-text.ts';
import styles from './sheet.module.css';

export interface PayHeaderProps {
  session: Session;
  appName: string;
  /** The user's own picture; a drawn portrait without it. */
  picture?: string | undefined;
  /** Server time, ms. */
  now(): number;
  /** Broadcast and card. */
  children?: ReactNode;
}

/** The buyer, on ink. */
export function PayHeader({ session, appName, picture, now, children }: PayHeaderProps) {
  const { account } = session;
  const facts = account ? [account.phone, membershipText(account, now())].filter(Boolean).join(' · ') : '';
  const isKnown = session.status === 'known';
  return (
    <header className={styles.header}>
      <div className={styles.user}>
        <span className={styles.portrait}>
          <Avatar seed={account?.id || ''} size={44} src={picture} />
        </span>
        <div className={styles.who}>
          <h1>{account?.nickname || (isKnown ? `${appName}用户` : '还没有登录')}</h1>
          <p>{isKnown ? facts || `欢迎来到${appName}` : '登录后，会员存到你的账号'}</p>
        </div>
      </div>
      {children}
    </header>
  );
}
