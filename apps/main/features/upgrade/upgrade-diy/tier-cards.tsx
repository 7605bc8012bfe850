import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import { Icon, arrowDownShape } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { type Level, goodUntil, hasMembership, stepTo, type MembershipStatus } from '../levels.ts';
import styles from './upgrade-diy.module.css';

/** Texts of the present card: above the name, the name, at the end of the line. */
function presentText(membershipStatus: MembershipStatus, credit: number): readonly [string, string, string] {
  switch (membershipStatus.kind) {
    case 'member':
      return [
        '当前会员',
        membershipStatus.name,
        membershipStatus.daysLeft === null ? '长期有效' : `还剩 ${membershipStatus.daysLeft} 天`,
      ];
    case 'none':
      return [
        '当前账号',
        membershipStatus.nickname || '还不是会员',
        membershipStatus.expired
          ? `${membershipStatus.expired}已到期`
          : membershipStatus.nickname && '还不是会员',
      ];
    case 'credited':
      return ['当前会员', membershipStatus.name, credit > 0 ? `可抵扣 ${shortYuan(credit)} 元` : ''];
    case 'unknown':
      return ['当前账号', membershipStatus.nickname || '暂未查询到会员信息', ''];
    case 'anonymous':
      return ['当前账号', '未登录', '登录后可抵扣剩余天数'];
  }
}

export interface TierCardsProps {
  membershipStatus: MembershipStatus;
  level: Level;
  selected: MembershipPackage;
  /** Server time, ms. */
  now: number;
}

/** The present membership on a dark card, the selected one on a gold card below. */
export function TierCards({ membershipStatus, level, selected, now }: TierCardsProps) {
  const [small, name, left] = presentText(membershipStatus, selected.credit);
  const until = goodUntil(selected, membershipStatus, now);
  const isUpgrade = hasMembership(membershipStatus);
  return (
    <header className={styles.head}>
      <section className={styles.present} aria-label="当前">
        <p className={styles.small}>{small}</p>
        <p className={styles.line}>
          <b>{name}</b>
          {left && <span>{left}</span>}
        </p>
      </section>
      {isUpgrade && (
        <span className={styles.down}>
          <Icon shape={arrowDownShape} size={18} strokeWidth={2} />
        </span>
      )}
      <section className={styles.next} aria-label="会员卡">
        <Guilloche />
        <div className={styles.nextName}>
          <h1>
            <small>
              {!isUpgrade ? '开通' : stepTo(level.rank, membershipStatus) === 'same' ? '续费' : '升级到'}
            </small>
            {level.name}
          </h1>
          <p>
            {until[0]}
            <span className={styles.whole}>{until[1]}</span>
          </p>
        </div>
        <span className={styles.seal} />
      </section>
    </header>
  );
}
