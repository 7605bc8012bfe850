import type { Account } from '@vip/host';
import styles from './invitation.module.css';

/** How many came, and what it brought: as the backend counted when this phone logged in. */
export const Joined = ({ invite }: { invite: NonNullable<Account['invite']> }) => (
  <section className={styles.card} aria-label="邀请成果">
    <h2 className={styles.counts}>
      <span>
        已邀请 <b>{invite.joined}</b> 位
      </span>
      <span>
        得到 <b>{invite.rewarded}</b> 天
      </span>
    </h2>
    <p className={styles.small}>
      {invite.joined === 0 ? '还没有好友领取，把海报发给第一位吧。' : '人数在你每次登录时更新。'}
    </p>
  </section>
);
