import { allowedPicture, type PurchasePage } from '@vip/checkout-react';
import { Avatar, Icon, Skeleton, SkeletonText, imageShape } from '@vip/ui';
import { brand } from '../../brand.ts';
import photos from '../../drawings/photos.module.css';
import styles from './cover.module.css';
import { meText } from './me-text.ts';

interface CoverProps extends Pick<PurchasePage, 'session' | 'packageList' | 'login' | 'now'> {
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** A collage from edge to edge, as the cover of one's own moments: whose it is stands on its corner. */
export function Cover({ session, packageList, login, now, pictures }: CoverProps) {
  const { account, status } = session;
  // Before the packages are here the page stands as it was composed: for nobody in particular.
  const isWaiting = status === 'waiting' || packageList.status === 'loading';
  return (
    <header>
      <div className={styles.cover}>
        <div className={styles.collage}>
          <span className={photos.hat} />
          <span className={photos.sea} />
          <span className={photos.coffee} />
          <span className={photos.lake} />
        </div>
        <div className={styles.scrim} />
        <h1 className={styles.slogan}>
          把日子
          <br />
          发成故事
        </h1>
        <p className={styles.name}>
          {isWaiting ? <SkeletonText width="3.5em" /> : (account?.nickname ?? brand.appName)}
        </p>
      </div>
      <div className={styles.me}>
        <div className={styles.line}>
          {isWaiting ? (
            <SkeletonText width="11em" />
          ) : (
            <p>
              {meText(session, now())}
              {status === 'anonymous' && (
                <button type="button" className={styles.enter} onClick={login.open}>
                  用手机号登录
                </button>
              )}
            </p>
          )}
        </div>
        <div className={styles.portrait}>
          {isWaiting ? (
            <Skeleton width="64px" height="64px" radius="11px" />
          ) : account ? (
            <Avatar seed={account.id} size={64} src={allowedPicture(account.avatar, pictures)} />
          ) : (
            <Icon shape={imageShape} size={34} />
          )}
        </div>
      </div>
    </header>
  );
}
