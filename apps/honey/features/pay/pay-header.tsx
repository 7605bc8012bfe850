import { allowedPicture, dayText, type PurchasePage } from '@vip/checkout-react';
import { useHost, type Account, type Session } from '@vip/host';
import { Avatar, Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { GLASS } from '../../shared/glass.ts';
import { HeaderBackground } from '../../shared/honey-page.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './pay-header.module.css';

interface PayHeaderProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  /** If set, `main` shows the jar: a page has one. */
  failed: object | null;
}

/** Greeting, the brand's name, slogan, and the jar with its speech bubble. */
export const PayHeader = ({ page, parts, failed }: PayHeaderProps) => (
  <HeaderBackground ground={failed ? 'even' : 'corner'}>
    <Greeting {...page} hasFailed={failed !== null} />
    <div className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.brand}>{brand.appName}会员</p>
        <h1 className={styles.slogan}>
          添一勺蜜
          <br />
          聊天更甜
        </h1>
        {!failed && <SpeechBubble {...page} parts={parts} />}
      </div>
      {!failed && (
        <span className={styles.mascot}>
          <PlainJar />
        </span>
      )}
    </div>
  </HeaderBackground>
);

/** Below the drawing with the face, which comes after the prices. */
const PlainJar = () => (
  <svg className={styles.jar} aria-hidden="true" viewBox="0 -8 132 160">
    <g fill="#FFC64D" stroke="#5E340B" strokeWidth="3.5">
      <path d={GLASS} />
      <rect x="22" y="22" width="88" height="22" rx="10" fill="#D9542B" />
    </g>
  </svg>
);

interface GreetingProps extends Pick<
  PurchasePage,
  'session' | 'login' | 'now' | 'choices' | 'noPaymentMethod'
> {
  /** There are no packages, so no payment methods either. */
  hasFailed: boolean;
}

/** The account with its membership, or the button to log in. */
function Greeting({ session, login, now, choices, noPaymentMethod, hasFailed }: GreetingProps) {
  const { config } = useHost();
  // Until the payment methods are known the markup has to equal the prerendered one, which has no user.
  const isWaiting = session.status === 'waiting' || (choices.length === 0 && !noPaymentMethod && !hasFailed);
  const account = isWaiting ? null : session.account;
  const content = (
    <>
      <span className={styles.portrait}>
        <Avatar
          seed={account?.id ?? brand.app}
          size={44}
          src={account ? allowedPicture(account.avatar, config.allow.picture) : undefined}
        />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{account ? `${account.nickname}，${greeting(now())}` : '你好呀'}</p>
        {session.status === 'anonymous' && !isWaiting ? (
          <button type="button" className={styles.enter} onClick={login.open}>
            用手机号登录
          </button>
        ) : (
          <p className={styles.meta}>{accountText(account, now())}</p>
        )}
      </div>
    </>
  );
  return <div className={styles.hello}>{isWaiting ? <Loading isSilent>{content}</Loading> : content}</div>;
}

/** When the membership ends or ended, in ms since 1970; 0 without one, and for life. */
export const ends = ({ account }: Session) => Date.parse(account?.membership?.expiresAt ?? '') || 0;

const DAY_MS = 24 * 3600_000;

/** The sentence of the bubble for a member, and for a user whose membership has ended; null for others. `now` in ms since 1970. */
export function memberLine(session: Session, now: number): string | null {
  const end = ends(session);
  if (!end) return null;
  if (end <= now) return '好久不见，续一罐接着甜';
  // Whole days, as where the credit of an upgrade counts them.
  const days = Math.floor((end - now) / DAY_MS);
  return `这罐蜜还能甜${days === 0 ? '不到 1' : ` ${days}`} 天`;
}

/** The membership and its end, else the phone number. `now` in ms since 1970. */
export function accountText(account: Account | null, now: number): string {
  const membership = account?.membership;
  // The native app reports no membership; a stored login reports neither.
  if (!membership) return account?.phone ?? '会员将开通到当前账号';
  if (membership.expiresAt === null) return `${membership.name}，长期有效`;
  const end = Date.parse(membership.expiresAt);
  return end > now ? `${membership.name}，${dayText(end)}到期` : `会员已于 ${dayText(end)}到期`;
}

const BEIJING_MS = 8 * 3600_000;

/** 早呀, 中午好, 下午好 or 晚上好 by Beijing time. `now` in ms since 1970. */
export function greeting(now: number): string {
  const hour = new Date(now + BEIJING_MS).getUTCHours();
  if (hour >= 5 && hour < 11) return '早呀';
  if (hour >= 11 && hour < 14) return '中午好';
  if (hour >= 14 && hour < 18) return '下午好';
  return '晚上好';
}

interface SpeechBubbleProps extends Pick<PurchasePage, 'session' | 'packageList' | 'broadcast' | 'now'> {
  parts: typeof LazyParts | null;
}

/**
 * A member reads about their own membership. Others read recent purchases of the packages in this list: the broadcast has
 * those of all brands. Without one the bubble has a sentence that is true without data.
 */
export function SpeechBubble({ parts, session, packageList, broadcast, now }: SpeechBubbleProps) {
  const names = packageList.status === 'ready' ? packageList.packages.map((pack) => pack.name) : [];
  const items = broadcast.items.filter((item) => names.indexOf(item.packageName) >= 0);
  const own = packageList.status === 'ready' && memberLine(session, now());
  return (
    <div className={styles.bubble}>
      {own ? (
        <p className={styles.own}>{own}</p>
      ) : parts && items.length > 0 ? (
        <parts.BroadcastTicker items={items} now={now} />
      ) : (
        <p className={styles.line}>选一罐，立即开通</p>
      )}
      <svg className={styles.tail} aria-hidden="true" viewBox="0 0 18 30">
        <path d="M2.2 2c3.4 5.4 7 10.6 14.4 12.2a.8.8 0 0 1 0 1.6C9.2 17.4 5.6 22.6 2.2 28z" fill="#fff" />
      </svg>
    </div>
  );
}
