import type { Benefit } from '@vip/api';
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
import { benefitsAt, earlierText, goodUntil, hasMembership, stepText } from '../levels.ts';
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

/** The last one is a detail, on one line. */
const placeholderGains = (benefits: readonly Benefit[]): Gain[] =>
  gainsOf(benefits)
    .slice(0, 3)
    .map((gain, at) => (at < 2 ? gain : { ...gain, before: '' }));

/** What a level has that the present one has not. */
function newBenefits({ levels, level, packageList, membershipStatus }: UpgradeState): readonly Benefit[] {
  const { benefits } = packageList.selected;
  if (!hasMembership(membershipStatus) || stepText(level.rank, membershipStatus) !== '升级') return benefits;
  const present = levels.find(({ rank }) => rank === membershipStatus.level);
  const known = present ? benefitsAt(present) : [];
  return benefits.filter(
    ({ name, member }) => !known.some((benefit) => benefit.name === name && benefit.member === member),
  );
}

/** What the cards of the levels do not say: the other benefits, and the details of those on the cards. */
function levelGains(state: UpgradeState): Gain[] {
  const { levels, packageList, membershipStatus, isLoading } = state;
  if (isLoading) return placeholderGains(packageList.selected.benefits);
  const benefits = newBenefits(state);
  const gains = hasMembership(membershipStatus) ? benefitsOf(benefits) : gainsOf(benefits);
  const onCards = comparedRows(levels).map(({ name }) => name);
  return [
    ...gains.filter(({ name }) => !onCards.includes(name)),
    ...gains
      .filter(({ name, detail }) => detail && onCards.includes(name))
      .map((gain) => ({ ...gain, value: gain.detail, detail: '', before: '' })),
  ];
}

function LevelGains(state: UpgradeState) {
  const gains = levelGains(state);
  if (gains.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>更多权益</h2>
      <GainList gains={gains} />
    </section>
  );
}
