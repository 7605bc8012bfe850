import { dayText, shortYuan, yuan } from '@vip/checkout-react';
import type { MembershipPackage } from '@vip/api';
import { arrowDownShape, classes, Icon } from '@vip/ui';
import { Clauses } from '../../../shared/clauses.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import {
  benefitsOf,
  OtherPage,
  GainList,
  gainsOf,
  UpgradeSheet,
  type Gain,
  type UpgradeState,
} from '../upgrade-parts.tsx';
import { LevelCard } from '../level-card.tsx';
import {
  benefitsAt,
  goodUntil,
  hasMembership,
  type Level,
  type MembershipStatus,
  stepTo,
} from '../levels.ts';
import { DurationTiles, LevelTiles } from './level-tiles.tsx';
import { TitleRow } from './title-row.tsx';
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
        {selected.credit > 0 && <CreditSum selected={selected} membershipStatus={membershipStatus} />}
      </UpgradeSheet>
    </>
  );
}

/** Texts of the line above the card. */
interface Present {
  /** Before the name. */
  label?: string;
  name: string;
  /** After the name of a membership that has ended. */
  over?: string;
  /** At the end of the line, may be ''. */
  fact: string;
}

function presentOf(membershipStatus: MembershipStatus, credit: number): Present {
  switch (membershipStatus.kind) {
    case 'member': {
      const { name, daysLeft } = membershipStatus;
      return { label: '当前', name, fact: daysLeft === null ? '长期有效' : `还剩 ${daysLeft} 天` };
    }
    case 'credited':
      return {
        label: '当前',
        name: membershipStatus.name,
        fact: credit > 0 ? `可抵扣 ${shortYuan(credit)} 元` : '',
      };
    case 'none': {
      const { nickname, expired } = membershipStatus;
      if (expired) return { name: expired.name, over: '已到期', fact: dayText(expired.end) };
      return nickname ? { name: nickname, fact: '还不是会员' } : { name: '还不是会员', fact: '' };
    }
    case 'unknown':
      return membershipStatus.nickname
        ? { name: membershipStatus.nickname, fact: '剩余天数自动抵扣' }
        : { name: '暂未查询到会员信息', fact: '' };
    case 'anonymous':
      return { name: '未登录', fact: '登录后剩余天数可抵扣' };
  }
}

/** The present membership on a dark line, the selected one on a gold card below. The line is as high for every user. */
function TierCards(state: UpgradeState) {
  const { page, isLoading, level, membershipStatus } = state;
  const { selected } = state.packageList;
  const { label, name, over, fact } = presentOf(membershipStatus, selected.credit);
  const isUpgrade = hasMembership(membershipStatus);
  const hasLogin = membershipStatus.kind === 'anonymous' && !isLoading;
  return (
    <header className={styles.head}>
      <TitleRow isLoading={isLoading} />
      <section className={classes(styles.present, hasLogin && styles.withLogin)} aria-label="当前">
        <p className={styles.who}>
          {label && <small>{label}</small>}
          <b>{name}</b>
          {over && <span className={styles.over}>{over}</span>}
        </p>
        {fact && (
          <p key={membershipStatus.kind} className={classes(styles.fact, isUpgrade && styles.left)}>
            {fact}
          </p>
        )}
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
        <LevelCard
          {...state}
          title={
            <h2 className={styles.title}>
              <small>
                {!isUpgrade ? '开通' : stepTo(level.rank, membershipStatus) === 'same' ? '续费' : '升级到'}
              </small>
              <b>{level.name}</b>
            </h2>
          }
          until={goodUntil(selected, membershipStatus, page.now())}
        />
      </div>
    </header>
  );
}

/** What the level adds to the present one; all of its benefits for a renewal. */
function levelGains({ level, levels, packageList, membershipStatus }: UpgradeState): Gain[] {
  const { benefits } = packageList.selected;
  if (stepTo(level.rank, membershipStatus) !== 'up') return benefitsOf(benefits);
  const present = hasMembership(membershipStatus)
    ? levels.find(({ rank }) => rank === membershipStatus.level)
    : undefined;
  return gainsOf(benefits, present ? benefitsAt(present) : null, present?.name ?? '非会员');
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
