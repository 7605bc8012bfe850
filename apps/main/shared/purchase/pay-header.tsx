import type { ReactNode } from 'react';
import type { Session } from '@vip/host';
import { Avatar, classes } from '@vip/ui';
import { endText } from './membership-text.ts';
import styles from './sheet.module.css';

export interface PayHeaderProps {
  session: Session;
  appName: string;
  /** The user's own picture; a drawn portrait without it. */
  picture?: string | undefined;
  /** Server time, ms. */
  now(): number;
  /** Left out where the page has another way to log in. */
  onLogin?: (() => void) | undefined;
  /** Broadcast and card. */
  children?: ReactNode;
}

/** The buyer, on ink; a member with a gold ring and the name of the membership. */
export function PayHeader({ session, appName, picture, now, onLogin, children }: PayHeaderProps) {
  const { account } = session;
  const membership = account?.membership;
  const facts = account ? [account.phone, endText(account, now())].filter(Boolean) : [];
  const isKnown = session.status === 'known';
  return (
    <header className={styles.header}>
      <div
        className={classes(
          styles.user,
          membership && (Date.parse(membership.expiresAt ?? '') <= now() ? styles.over : styles.member),
        )}
      >
        <span className={styles.portrait} data-none={account ? undefined : ''}>
          <Avatar seed={account?.id || ''} size={44} src={picture} />
        </span>
        <div className={styles.who}>
          <h1>
            {account?.nickname || (isKnown ? `${appName}用户` : '未登录')}
            {membership && <small> {membership.name}</small>}
          </h1>
          <p>
            {facts.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
            {isKnown ? facts.length === 0 && '当前登录账号' : '登录后查看会员状态'}
          </p>
        </div>
        {onLogin && session.status === 'anonymous' && (
          <button type="button" className={styles.login} onClick={onLogin}>
            手机号登录
          </button>
        )}
      </div>
      {children}
    </header>
  );
}
