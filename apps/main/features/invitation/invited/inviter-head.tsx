import { Avatar } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { Rosette } from '../../../shared/rosette.tsx';
import { slogans } from '../slogans.ts';
import { GIFT_DAYS } from '../gift.ts';
import styles from './invited.module.css';

/** Who invites, to what, on ink: the other half of the poster. */
export const InviterHead = ({ name, app }: { name: string; app: AppCode }) => (
  <header className={styles.head}>
    <Rosette className={styles.rosette} />
    <div className={styles.who}>
      <Avatar seed={name} size={44} />
      <p>
        <b>{name || '你的好友'}</b>
        邀请你一起用{apps[app]}
      </p>
    </div>
    <h1>
      {slogans[app].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </h1>
  </header>
);

/** What both get, side by side. */
export const Shares = ({ name }: { name: string }) => (
  <section className={styles.shares} aria-label="两边各得">
    <div>
      <h2>你得到</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
    <div>
      <h2>{name || '好友'}得到</h2>
      <p>
        <b>{GIFT_DAYS}</b> 天会员
      </p>
    </div>
  </section>
);
