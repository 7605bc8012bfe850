import { useMemo } from 'react';
import { CopyButton, Button, LinkButton, useToast } from '@vip/ui';
import type { Account } from '@vip/host';
import { PayBar } from '@vip/checkout-ui';
import { ShareLink } from '../../../shared/share-link.tsx';
import { type AppCode, apps } from '../../../brand.ts';
import { GIFT_DAYS, type Invitation, slogans, spacedCode } from '../invite.ts';
import type * as PosterModule from './poster/make-poster.ts';
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

/**
 * The poster as a data URL, drawn once; null until the lazy chunk and the user are known. Without a link it is an example.
 */
export function usePicture(
  part: typeof PosterModule | null,
  invitation: Invitation | null,
  link: string,
  app: AppCode,
): string | null {
  const code = invitation?.code;
  const name = invitation?.name ?? '';
  return useMemo(
    () => (part && code ? part.makePoster({ ...posterFacts({ code, name }, app), link }) : null),
    [part, code, name, app, link],
  );
}

/** The contents of the poster, without the QR code. */
const posterFacts = ({ code, name }: Invitation, app: AppCode) => ({
  nickname: name,
  appName: apps[app],
  slogan: slogans[app],
  offer: `扫码登录${apps[app]}，领 ${GIFT_DAYS} 天会员`,
  code: spacedCode(code),
});

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
  /** 邀请你一起用聊小白 */
  title: string;
  /** File name of the download. */
  file: string;
  /** The poster; null until it is drawn. */
  picture: string | null;
  /** A tap can download it. In web views only a long press saves it. */
  canDownload: boolean;
}

/** Shares the link or the poster. */
export function ShareBar({ link, title, file, picture, canDownload }: ShareBarProps) {
  const toast = useToast();
  return (
    <PayBar label="邀请">
      <div className={styles.bar}>
        <ShareLink link={link} title={title} poster={picture} />
        {picture && canDownload ? (
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
