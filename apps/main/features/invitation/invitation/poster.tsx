import { useEffect, useMemo, useRef } from 'react';
import { CopyButton, classes, LinkButton } from '@vip/ui';
import type { Account } from '@vip/host';
import { PayBar } from '@vip/checkout-ui';
import { ShareLink } from '../../../shared/share-link.tsx';
import { type AppCode, apps } from '../../../brand.ts';
import { GIFT_DAYS, type Invitation, purposes, slogans, spacedCode } from '../invite.ts';
import type * as PosterModule from './poster/make-poster.ts';
import styles from './poster.module.css';

interface PosterProps {
  invitation: Invitation;
  app: AppCode;
  /** A data URL; null until it is drawn. */
  picture: string | null;
  /** What a long press does; '' where a button saves it. */
  hint: string;
  /** A button has just been tapped that only a long press can do. */
  isAsked: boolean;
}

/** The poster as a picture that a long press saves or sends; it has the code, which can be copied too. */
export function Poster({ invitation: { code, name }, app, picture, hint, isAsked }: PosterProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <div className={styles.stage}>
      <div ref={box} className={styles.poster}>
        {picture && (
          <img
            src={picture}
            alt={`邀请海报：${name || '你的好友'}邀请你一起用${apps[app]}，邀请码 ${spacedCode(code)}`}
          />
        )}
      </div>
      <div className={styles.hint}>
        <p role="status" className={classes(isAsked && styles.asked)}>
          {hint}
        </p>
        {/* Nothing else is beside what was asked for. */}
        {!isAsked && (
          <CopyButton text={code} className={styles.copy}>
            复制邀请码
          </CopyButton>
        )}
      </div>
    </div>
  );
}

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
  purpose: purposes[app],
  days: GIFT_DAYS,
  code: spacedCode(code),
});

/** Friends who joined and days earned, as of the last login. */
export const Joined = ({ invite }: { invite: NonNullable<Account['invite']> }) => (
  <section className={styles.card} aria-label="邀请成果">
    {invite.joined === 0 ? (
      <p className={styles.lead}>暂无好友领取，分享海报邀请第一位好友</p>
    ) : (
      <dl className={styles.counts}>
        {[
          { label: '已邀请', count: invite.joined, unit: '人' },
          { label: '累计获得', count: invite.rewarded, unit: '天会员' },
        ].map(({ label, count, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{count}</b> {unit}
            </dd>
          </div>
        ))}
      </dl>
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
  /** Shows at the poster how a long press sends it. */
  onHint(hint: string): void;
}

/** Saves the poster, or copies the link where the poster is pressed; and shares it. */
export function ShareBar({ link, title, file, picture, canDownload, onHint }: ShareBarProps) {
  return (
    <PayBar label="邀请">
      <div className={styles.bar}>
        {picture && canDownload && (
          <LinkButton variant="line" href={picture} download={file}>
            保存海报
          </LinkButton>
        )}
        <ShareLink variant="solid" link={link} title={title} poster={picture} onPosterHint={onHint} />
      </div>
    </PayBar>
  );
}
