import { allowedPicture } from '@vip/checkout-react';
import type { PurchasePage } from '@vip/checkout-react';
import { Avatar, Skeleton } from '@vip/ui';
import { brand } from '../../brand.ts';
import { greeting } from './greeting.ts';
import styles from './pay-header.module.css';

interface HelloProps extends Pick<PurchasePage, 'session' | 'login' | 'now' | 'choices' | 'noPaymentMethod'> {
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** Whom the page speaks to: the account, or the way to log in. The same box while that is not known yet. */
export function Hello({ session, login, now, choices, noPaymentMethod, pictures }: HelloProps) {
  const { account, status } = session;
  // Before the page knows how one pays here it stands as it was composed: for nobody in particular.
  const isWaiting = status === 'waiting' || (choices.length === 0 && !noPaymentMethod);
  return (
    <div className={styles.hello}>
      <span className={styles.portrait}>
        {isWaiting ? (
          <Skeleton width="44px" height="44px" radius="50%" />
        ) : (
          <Avatar
            seed={account?.id ?? brand.app}
            size={44}
            src={account ? allowedPicture(account.avatar, pictures) : undefined}
          />
        )}
      </span>
      <div className={styles.who}>
        {isWaiting ? (
          <>
            <Skeleton className={styles.blankName} width="6em" height="1em" radius="1em" />
            <Skeleton width="7.5em" height=".9em" radius="1em" />
          </>
        ) : (
          <>
            <p className={styles.name}>{account ? `${account.nickname}，${greeting(now())}` : '你好呀'}</p>
            {status === 'anonymous' ? (
              <button type="button" className={styles.enter} onClick={login.open}>
                用手机号登录
              </button>
            ) : (
              <p className={styles.meta}>{account?.phone ?? `欢迎来到${brand.appName}`}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
