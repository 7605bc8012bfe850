import { allowedPicture, dayText, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { Avatar, classes } from '@vip/ui';
import { apps, useApp } from '../../../brand.ts';
import { Seal } from '../../../shared/seal.tsx';
import { canUpgrade, hasMembership, type MembershipStatus, membershipStatusOf } from '../levels.ts';
import type { UpgradeState } from '../upgrade-parts.tsx';
import { LevelCards } from './level-cards.tsx';
import styles from './upgrade-head.module.css';

interface TitleRowProps {
  title: string;
  /** Which app the membership is for is not known yet. */
  isLoading?: boolean;
}

/** Title and brand, in every state of the page. */
function TitleRow({ title, isLoading = false }: TitleRowProps) {
  const app = useApp();
  return (
    <div className={styles.titleRow}>
      <h1>{title}</h1>
      <span className={styles.brand}>
        <Seal className={styles.mark} />
        <span>{apps[isLoading ? 'lxb' : app]}</span>
      </span>
    </div>
  );
}

/** Above an error or an empty package list. */
export const PlainHead = ({ page: { session, now } }: Pick<UpgradeState, 'page'>) => (
  <header className={styles.plain}>
    <TitleRow title={hasMembership(membershipStatusOf(session, [], now())) ? '升级会员' : OPEN} />
  </header>
);

const OPEN = '开通会员';

/** Without a membership there is nothing to upgrade, and above the highest level neither. */
function titleOf({ levels, membershipStatus }: UpgradeState): string {
  if (!hasMembership(membershipStatus)) return OPEN;
  return canUpgrade(levels, membershipStatus) ? '升级会员' : '续费会员';
}

/** What is known of the membership. */
interface Present {
  /** Its name, if there is one. */
  level?: string;
  /** It has ended. */
  isOver?: boolean;
  /** May be ''. */
  fact: string;
}

function presentOf(membershipStatus: MembershipStatus, credit: number): Present {
  switch (membershipStatus.kind) {
    case 'member': {
      const { name, daysLeft } = membershipStatus;
      return { level: name, fact: daysLeft === null ? '长期有效' : `还剩 ${daysLeft} 天` };
    }
    case 'credited':
      return {
        level: membershipStatus.name,
        fact: credit > 0 ? `可抵扣 ${shortYuan(credit)} 元` : '',
      };
    case 'none': {
      const { expired } = membershipStatus;
      return expired
        ? { level: expired.name, isOver: true, fact: `已于 ${dayText(expired.end)}到期` }
        : { fact: '还不是会员' };
    }
    case 'unknown':
      return { fact: '剩余天数自动抵扣' };
    case 'anonymous':
      return { fact: '登录后剩余天数可抵扣' };
  }
}

/** The user and the present membership in two lines, and the levels as cards below. */
export function UpgradeHead(state: UpgradeState) {
  const { page, isLoading, membershipStatus } = state;
  const { allow } = useHost().config;
  const { account } = page.session;
  const { level, isOver, fact } = presentOf(membershipStatus, state.packageList.selected.credit);
  const app = useApp();
  const hasLogin = membershipStatus.kind === 'anonymous' && !isLoading;
  return (
    <header className={styles.head}>
      <TitleRow title={titleOf(state)} isLoading={isLoading} />
      <section className={classes(styles.present, hasLogin && styles.withLogin)} aria-label="当前">
        <span
          className={classes(styles.portrait, isOver && styles.ended)}
          data-none={account ? undefined : ''}
        >
          <Avatar
            seed={account?.id || ''}
            size={36}
            src={account && !isLoading ? allowedPicture(account.avatar, allow.picture) : undefined}
          />
        </span>
        <p>
          <b>{account ? account.nickname || `${apps[app]}用户` : '未登录'}</b> <span>{account?.phone}</span>
        </p>
        <p key={membershipStatus.kind}>
          {level && !isOver && <small>当前</small>}
          {level && <strong>{level}</strong>}
          {fact && <span className={classes(isOver ? styles.over : level && styles.left)}>{fact}</span>}
        </p>
        {hasLogin && (
          <button type="button" className={styles.login} onClick={page.login.open}>
            登录
          </button>
        )}
      </section>
      <LevelCards {...state} />
    </header>
  );
}
