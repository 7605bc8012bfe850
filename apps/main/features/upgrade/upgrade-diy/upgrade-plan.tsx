import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import {
  benefitsOf,
  OtherPage,
  GainList,
  gainsOf,
  UpgradeSheet,
  type Gain,
  type UpgradeState,
} from '../upgrade-parts.tsx';
import {
  benefitsAt,
  earlierText,
  goodUntil,
  hasMembership,
  type Level,
  type MembershipStatus,
  stepText,
  stepTo,
} from '../levels.ts';
import { comparedRows } from '../level-facts.ts';
import { CostBlock } from './cost-block.tsx';
import { DurationTiles } from './duration-tiles.tsx';
import { UpgradeHead } from './upgrade-head.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './upgrade-plan.module.css';

/** Levels, durations of the selected one, calculation, payment, and what the level adds. */
export function Plan(state: UpgradeState) {
  const { page, packageList, isLoading, level, membershipStatus } = state;
  const { packages, selected, select } = packageList;
  const now = page.now();
  const earlier = isLoading ? '' : earlierText(selected, membershipStatus, now);
  return (
    <>
      <UpgradeHead {...state} />
      <UpgradeSheet
        {...state}
        more={
          <>
            <LevelGains {...state} />
            <OtherPage to="/upgrade/base">查看全部套餐</OtherPage>
          </>
        }
      >
        <section>
          <LevelHeading {...state} isDated={!earlier} />
          <DurationTiles
            packages={packages}
            level={level}
            selected={selected}
            membershipStatus={membershipStatus}
            now={now}
            onSelect={select}
          />
          <CostBlock selected={selected} membershipStatus={membershipStatus} earlier={earlier} />
          <RenewalNote pack={selected} agreements={page.consent.agreements} />
        </section>
      </UpgradeSheet>
    </>
  );
}

interface LevelHeadingProps extends UpgradeState {
  /** Not where a warning says when it ends. */
  isDated: boolean;
}

/** What is bought, and until when it lasts. */
function LevelHeading({ page, packageList, level, membershipStatus, isDated }: LevelHeadingProps) {
  const step = stepText(level.rank, membershipStatus);
  const [start, end] = goodUntil(packageList.selected, membershipStatus, page.now());
  return (
    <div className={styles.heading}>
      <h2>
        {step === '升级' ? '升级到' : step}
        {level.name}
      </h2>
      {isDated && (
        <p>
          {start}
          <span>{end}</span>
        </p>
      )}
    </div>
  );
}

/**
 * What the level adds to the present one; all of its benefits for a renewal. Without a membership, what the cards of the
 * levels do not say.
 */
function levelGains({ level, levels, packageList, membershipStatus, isLoading }: UpgradeState): Gain[] {
  const { benefits } = packageList.selected;
  if (isLoading) return benefitsOf(benefits).slice(0, 3);
  if (!hasMembership(membershipStatus)) {
    const shown = comparedRows(levels).map(({ name }) => name);
    return gainsOf(benefits, null, '非会员').filter(({ name, detail }) => detail || !shown.includes(name));
  }
  if (stepTo(level.rank, membershipStatus) !== 'up') return benefitsOf(benefits);
  const present = levels.find(({ rank }) => rank === membershipStatus.level);
  return gainsOf(benefits, present ? benefitsAt(present) : null, present?.name ?? '非会员');
}

function gainsTitle({ rank }: Level, membershipStatus: MembershipStatus): string {
  if (!hasMembership(membershipStatus)) return '更多权益';
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
