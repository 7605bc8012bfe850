import { shortYuan, yuan } from '@vip/checkout-react';
import type { MembershipPackage } from '@vip/api';
import { arrowDownShape, classes, Icon } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { Seal } from '../../../shared/seal.tsx';
import { OtherPage, GainList, UpgradeSheet, type UpgradeState } from '../upgrade-parts.tsx';
import { CardValues, levelGains } from '../card-values.tsx';
import { goodUntil, hasMembership, type Level, type MembershipStatus, stepTo } from '../levels.ts';
import { DurationTiles, LevelTiles } from './level-tiles.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './upgrade-diy.module.css';

/** Present and selected level, duration, added benefits, calculation and payment. */
export function Plan(state: UpgradeState) {
  const { page, packageList, isLoading, levels, level, membershipStatus } = state;
  const { packages, selected, select } = packageList;
  return (
    <>
      <TierCards {...state} />
      <UpgradeSheet
        {...state}
        more={
          <>
            {selected.credit > 0 && <CreditSum selected={selected} membershipStatus={membershipStatus} />}
            <LevelGains {...state} />
            <OtherPage to="/upgrade/base">查看全部套餐</OtherPage>
          </>
        }
      >
        <LevelTiles
          levels={levels}
          level={level}
          isLoading={isLoading}
          selected={selected}
          membershipStatus={membershipStatus}
          onSelect={select}
        />
        <section className={sheet.section}>
          <h2>选择时长</h2>
          <DurationTiles packages={packages} level={level} selected={selected} onSelect={select} />
          <TermsNote pack={selected} agreements={page.consent.agreements} />
        </section>
      </UpgradeSheet>
    </>
  );
}

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
      return [
        '当前账号',
        membershipStatus.nickname || '暂未查询到会员信息',
        membershipStatus.nickname && '剩余天数自动抵扣',
      ];
    case 'anonymous':
      return ['登录后剩余天数可抵扣', '未登录', ''];
  }
}

/** The present membership on a dark card, the selected one on a gold card below. */
function TierCards(state: UpgradeState) {
  const { page, isLoading, levels, level, membershipStatus } = state;
  const { selected } = state.packageList;
  const isHighest = level === levels[levels.length - 1];
  const [small, name, left] = presentText(membershipStatus, selected.credit);
  const until = goodUntil(selected, membershipStatus, page.now());
  const isUpgrade = hasMembership(membershipStatus);
  const hasLogin = membershipStatus.kind === 'anonymous' && !isLoading;
  return (
    <header className={styles.head}>
      <section className={classes(styles.present, hasLogin && styles.withLogin)} aria-label="当前">
        <p className={styles.small}>{small}</p>
        <p className={styles.line}>
          <b>{name}</b>
          {left && <span>{left}</span>}
        </p>
        {hasLogin && (
          <button type="button" className={styles.login} onClick={page.login.open}>
            登录
          </button>
        )}
      </section>
      <div className={styles.below}>
        {isUpgrade && (
          <span className={styles.down}>
            <Icon shape={arrowDownShape} size={18} strokeWidth={2} />
          </span>
        )}
        <section
          className={classes(styles.next, !isHighest && !isLoading && styles.lower)}
          aria-label="会员卡"
        >
          <Guilloche />
          <div className={styles.face}>
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
            <Seal className={styles.seal} />
          </div>
          <CardValues {...state} />
        </section>
      </div>
    </header>
  );
}

function gainsTitle({ name, rank }: Level, membershipStatus: MembershipStatus): string {
  if (!hasMembership(membershipStatus)) return `${name}权益`;
  return stepTo(rank, membershipStatus) === 'up' ? '升级权益' : '继续享有';
}

function LevelGains(state: UpgradeState) {
  const { level, membershipStatus } = state;
  const gains = levelGains(state);
  if (gains.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>{gainsTitle(level, membershipStatus)}</h2>
      <GainList gains={gains} />
    </section>
  );
}

/** The label of the credit, with membership and days if they are known. With large text the line breaks between the two parts. */
function creditText(membershipStatus: MembershipStatus): readonly [string, string] {
  if (membershipStatus.kind === 'credited') return [membershipStatus.name, '剩余天数抵扣'];
  if (membershipStatus.kind !== 'member' || membershipStatus.daysLeft === null) return ['现有会员', '抵扣'];
  return [membershipStatus.name, `剩余\u00a0${membershipStatus.daysLeft}\u00a0天抵扣`];
}

/** The calculation: list price minus the credit for the present membership. */
const CreditSum = ({
  selected,
  membershipStatus,
}: {
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}) => {
  const [whose, days] = creditText(membershipStatus);
  return (
    <section className={sheet.section}>
      <h2>费用明细</h2>
      <dl className={styles.sum}>
        <div>
          <dt>{selected.name}</dt>
          <dd>¥{yuan(selected.price + selected.credit)}</dd>
        </div>
        <div>
          <dt>
            {whose}
            <wbr />
            {days}
          </dt>
          <dd className={styles.credit}>−¥{yuan(selected.credit)}</dd>
        </div>
        <div>
          <dt>还需支付</dt>
          <dd className={styles.total}>¥{yuan(selected.price)}</dd>
        </div>
      </dl>
      <p className={sheet.note}>
        <Clauses text="抵扣按剩余天数计算，以提交订单时的金额为准" />
      </p>
    </section>
  );
};
