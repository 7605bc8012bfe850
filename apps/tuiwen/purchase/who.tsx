import type { PurchasePage } from '@vip/checkout-react';
import { SkeletonText } from '@vip/ui';
import styles from './who.module.css';

type WhoProps = Pick<PurchasePage, 'session' | 'login' | 'packageList'>;

/** Whom the page speaks to, or the way to log in: at the right end of the masthead's rule. */
export function Who({ session, login, packageList }: WhoProps) {
  const { account, status } = session;
  // While packages load the page stands as it was composed: for nobody in particular.
  if (status === 'waiting' || packageList.status === 'loading')
    return (
      <span className={styles.blank}>
        <SkeletonText width="8em" />
      </span>
    );
  if (status === 'anonymous')
    return (
      <button type="button" className={styles.enter} onClick={login.open}>
        用手机号登录
      </button>
    );
  const said = [account?.nickname, account?.phone].filter(Boolean);
  return said.length > 0 ? <span className={styles.who}>{said.join(' · ')}</span> : null;
}
