import { CopyButton } from '@vip/ui';
import { apps, type AppCode } from '../../../brand.ts';
import { spacedCode, type Invitation } from '../invite-link.ts';
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
