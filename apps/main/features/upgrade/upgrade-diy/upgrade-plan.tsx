import { yuan } from '@vip/checkout-react';
import type { MembershipPackage } from '@vip/api';
import { checkShape, plusShape } from '@vip/ui';
import { RenewalNote, type ShopState } from '../../../shared/purchase/shop.tsx';
import { LoginHint, OtherPage, GainList, PaymentSection, gainsOf, benefitsOf } from '../upgrade-parts.tsx';
import {
  hasMembership,
  type Level,
  levelKey,
  levelsOf,
  type MembershipStatus,
  membershipStatusOf,
  stepTo,
} from '../levels.ts';
import { DurationTiles, LevelTiles } from './level-tiles.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { TierCards } from './tier-cards.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './upgrade-diy.module.css';

/** Present and selected level, duration, added benefits, calculation and payment. */
export function Plan({ page, packageList, parts, isLoading }: ShopState<typeof ShopParts>) {
  const { packages, selected, select } = packageList;
  const levels = levelsOf(packages);
  const membershipStatus = membershipStatusOf(page.session, levels, page.now());
  const level = levels.find(({ key }) => key === levelKey(selected));
  if (!level) return null;
  return (
    <>
      <TierCards membershipStatus={membershipStatus} level={level} selected={selected} now={page.now()} />
      <main className={sheet.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        {membershipStatus.kind === 'anonymous' && !isLoading && <LoginHint onLogin={page.login.open} />}
        <LevelTiles
          levels={levels}
          level={level}
          selected={selected}
          membershipStatus={membershipStatus}
          onSelect={select}
        />
        <section className={sheet.section}>
          <h2>选择时长</h2>
          <DurationTiles packages={packages} level={level} selected={selected} onSelect={select} />
          <RenewalNote pack={selected} className={sheet.note} />
        </section>
        <LevelGains level={level} levels={levels} selected={selected} membershipStatus={membershipStatus} />
        {selected.credit > 0 && <CreditSum selected={selected} membershipStatus={membershipStatus} />}
        <PaymentSection page={page} parts={parts} />
        <OtherPage to="/upgrade/base">查看全部套餐</OtherPage>
      </main>
    </>
  );
}

interface LevelGainsProps {
  level: Level;
  levels: readonly Level[];
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}

/** What the level adds to the present one; all of its benefits for a renewal. */
function LevelGains({ level, levels, selected, membershipStatus }: LevelGainsProps) {
  const { benefits } = selected;
  const isUpgrade = hasMembership(membershipStatus);
  const isAdding = stepTo(level.rank, membershipStatus) === 'up';
  const present = isUpgrade ? levels.find(({ rank }) => rank === membershipStatus.level) : undefined;
  const gains = isAdding
    ? gainsOf(benefits, present?.packages[0]?.benefits ?? null, present?.name ?? '非会员')
    : benefitsOf(benefits);
  if (gains.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>{!isUpgrade ? `${level.name}权益` : isAdding ? '升级后新增' : '继续享有'}</h2>
      <GainList gains={gains} shape={isUpgrade && isAdding ? plusShape : checkShape} />
    </section>
  );
}

/** The label of the credit, with membership and days if they are known. */
function creditText(membershipStatus: MembershipStatus): string {
  if (membershipStatus.kind === 'credited') return `${membershipStatus.name}剩余天数抵扣`;
  if (membershipStatus.kind !== 'member' || membershipStatus.daysLeft === null) return '现有会员抵扣';
  return `${membershipStatus.name}剩 ${membershipStatus.daysLeft} 天抵扣`;
}

/** The calculation: list price minus the credit for the present membership. */
const CreditSum = ({
  selected,
  membershipStatus,
}: {
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
}) => (
  <section className={sheet.section}>
    <h2>费用明细</h2>
    <dl className={styles.sum}>
      <div>
        <dt>{selected.name}</dt>
        <dd>¥{yuan(selected.price + selected.credit)}</dd>
      </div>
      <div>
        <dt>{creditText(membershipStatus)}</dt>
        <dd className={styles.credit}>−¥{yuan(selected.credit)}</dd>
      </div>
      <div>
        <dt>还需支付</dt>
        <dd className={styles.total}>¥{yuan(selected.price)}</dd>
      </div>
    </dl>
    <p className={sheet.note}>抵扣金额按剩余天数计算，以下单时为准</p>
  </section>
);
