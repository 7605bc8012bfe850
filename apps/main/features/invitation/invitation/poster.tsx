import { CopyButton, Button, LinkButton, useToast } from '@vip/ui';
import type { Account } from '@vip/host';
import { PayBar } from '@vip/checkout-ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { type AppCode, apps } from '../../../brand.ts';
import { type Invitation, spacedCode } from '../invite.ts';
import styles from './invitation.module.css';

interface PosterProps {
  invitation: Invitation;
  app: AppCode;
  /** A data URL; null until it is drawn. */
  picture: string | null;
}

/** The poster as a picture that a long press saves; it has the code, which can be copied too. */
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
    <p className={styles.hint}>
      长按海报可保存到相册
      <CopyButton text={code}>复制邀请码</CopyButton>
    </p>
  </>
);

/** Friends who joined and days earned, as of the last login. */
export const Joined = ({ invite }: { invite: NonNullable<Account['invite']> }) => (
  <section className={styles.card} aria-label="邀请成果">
    {invite.joined === 0 ? (
      <p className={styles.lead}>暂无好友领取，分享海报邀请第一位好友</p>
    ) : (
      <h2 className={styles.counts}>
        已邀请 <b>{invite.joined}</b> 人，累计获得 <b>{invite.rewarded}</b> 天会员
      </h2>
    )}
  </section>
);

interface ShareBarProps {
  link: string;
  /** File name of the download. */
  file: string;
  /** The poster if a tap can download it; null in web views, where only a long press saves it. */
  picture: string | null;
}

/** Shares the link or the poster. */
export function ShareBar({ link, file, picture }: ShareBarProps) {
  const toast = useToast();
  return (
    <PayBar label="邀请">
      <div className={styles.bar}>
        <CopyLink link={link} variant="line" />
        {picture ? (
          <LinkButton href={picture} download={file}>
            保存海报
          </LinkButton>
        ) : (
          <Button onClick={() => toast('请长按海报保存图片')}>保存海报</Button>
        )}
      </div>
    </PayBar>
  );
}
