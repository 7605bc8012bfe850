import { CopyButton } from '@vip/ui';
import type { Account } from '@vip/host';
import { type AppCode, apps } from '../../../brand.ts';
import { type Invitation, spacedCode } from '../invite-link.ts';
import styles from './invitation.module.css';

export interface PosterProps {
  invitation: Invitation;
  app: AppCode;
  /** A data URL; null where it is not drawn. */
  picture: string | null;
}

/** The poster as a picture, which a long press saves, and its code as text for everybody else. */
export const Poster = ({ invitation: { code, name }, app, picture }: PosterProps) => (
  <>
    <div className={styles.poster}>
      {picture && (
        <img
          src={picture}
          alt={`邀请海报：${name || '你的好友'}邀请你一起用${apps[app]}，邀请码 ${spacedCode(code)}`}
        />
      )}
    </div>
    <p className={styles.hint}>长按海报可保存到相册</p>
    <p className={styles.code}>
      邀请码 <b>{spacedCode(code)}</b>
      <CopyButton text={code}>复制</CopyButton>
    </p>
  </>
);

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
