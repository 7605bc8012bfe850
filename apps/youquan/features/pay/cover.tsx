import { useHost, type Session } from '@vip/host';
import { allowedPicture, dayText, memberState, type PurchasePage } from '@vip/checkout-react';
import { Avatar, Clauses, Icon, Skeleton, SkeletonText, classes, imageShape } from '@vip/ui';
import { brand } from '../../brand.ts';
import photos from './photos/photos.module.css';
import styles from './cover.module.css';

interface CoverProps {
  page: PurchasePage;
}

/** A collage from edge to edge, the user's portrait as a print on its lower corner, and below it name and membership. */
export function Cover({ page: { session, packageList, login, now } }: CoverProps) {
  const { config } = useHost();
  const { account, status } = session;
  // Until the packages are here the markup has to equal the prerendered one, which has no user.
  const isWaiting = status === 'waiting' || packageList.status === 'loading';
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <div className={styles.collage}>
          <span className={photos.hat} />
          <span className={photos.sea} />
          <span className={photos.coffee} />
          <span className={photos.lake} />
        </div>
        <h1 className={styles.slogan}>
          把日子
          <br />
          发成故事
        </h1>
      </div>
      <div className={styles.me}>
        <div
          className={classes(
            styles.line,
            !isWaiting && memberState(account, now()) === 'current' && styles.lasts,
          )}
        >
          <p className={styles.name}>
            {isWaiting ? <SkeletonText width="3.5em" /> : (account?.nickname ?? brand.appName)}
          </p>
          <p>
            {isWaiting ? <SkeletonText width="11em" /> : <Clauses text={membershipText(session, now())} />}
            {!isWaiting && status === 'anonymous' && (
              <button type="button" className={styles.enter} onClick={login.open}>
                用手机号登录
              </button>
            )}
          </p>
        </div>
        <div className={styles.portrait}>
          {isWaiting ? (
            <Skeleton width="60px" height="60px" radius="4px" />
          ) : account ? (
            <Avatar seed={account.id} size={60} src={allowedPicture(account.avatar, config.allow.picture)} />
          ) : (
            <Icon shape={imageShape} size={30} />
          )}
        </div>
      </div>
    </header>
  );
}

/** The membership label of the user. `now` in ms since 1970. */
export function membershipText({ status, account }: Session, now: number): string {
  if (status === 'anonymous') return '未登录';
  const membership = account?.membership;
  // The native app reports only name and picture; a stored login reports neither.
  if (membership === undefined) return account?.phone ?? '会员将开通到当前账号';
  if (membership === null) return '还不是会员';
  if (membership.expiresAt === null) return `${membership.name}，长期有效`;
  const end = Date.parse(membership.expiresAt);
  return end > now ? `${membership.name}，有效期至 ${dayText(end)}` : `会员已于 ${dayText(end)}到期`;
}
