import type { PurchasePage } from '@vip/checkout-react';
import { SkeletonText } from '@vip/ui';
import styles from './account-line.module.css';
import { Line } from './line.tsx';

interface AccountLineProps extends Pick<PurchasePage, 'session' | 'login'> {
  /** Before the page knows anything it stands as it was composed: for nobody in particular. */
  isKnown: boolean;
}

/** Whose account the page acts for, or the way to log in. */
export function AccountLine({ session, login, isKnown }: AccountLineProps) {
  const { account, status } = session;
  if (!isKnown || status === 'waiting')
    return (
      <Line kind="账号">
        <SkeletonText width="10em" />
      </Line>
    );
  if (status === 'anonymous')
    return (
      <Line kind="账号">
        <button type="button" className={styles.enter} onClick={login.open}>
          用手机号登录
        </button>
      </Line>
    );
  const said = [account?.nickname, account?.phone].filter(Boolean);
  return <Line kind="账号">{said.length > 0 ? said.join(' · ') : '已登录'}</Line>;
}
