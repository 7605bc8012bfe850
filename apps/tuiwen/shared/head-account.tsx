import type { PurchasePage } from '@vip/checkout-react';
import { SkeletonText } from '@vip/ui';
import styles from './head-account.module.css';

interface HeadAccountProps extends Pick<PurchasePage, 'session' | 'login'> {
  /** False until the page's data is here: the markup has to equal the prerendered one, which has no user. */
  isKnown: boolean;
}

/** The user's account, or the login button, at the right end of the masthead's rule. */
export function HeadAccount({ session: { account, status }, login, isKnown }: HeadAccountProps) {
  if (!isKnown || status === 'waiting')
    return (
      <span className={styles.waiting}>
        <SkeletonText width="8em" />
      </span>
    );
  if (status === 'anonymous')
    return (
      <button type="button" className={styles.enter} onClick={login.open}>
        用手机号登录
      </button>
    );
  const facts = [account?.nickname, account?.phone].filter(Boolean);
  return facts.length > 0 ? <span className={styles.account}>{facts.join(' · ')}</span> : null;
}
