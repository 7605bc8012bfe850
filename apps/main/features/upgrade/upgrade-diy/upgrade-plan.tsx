import type { Benefit } from '@vip/api';
import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import {
  benefitsOf,
  OtherPage,
  GainList,
  gainsOf,
  UpgradeSheet,
  type UpgradeState,
} from '../upgrade-parts.tsx';
import { splitValue } from '../../../shared/benefit-text.ts';
import { earlierText } from '../earlier.ts';
import { Medallion } from '../medallion.tsx';
import { benefitsAt, goodUntil, hasMembership, stepText, tieredLevels } from '../levels.ts';
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
      <UpgradeSheet {...state} more={<LevelBenefits {...state} />}>
        <section>
          <LevelHeading {...state} />
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

/** What is bought, and until when it lasts. */
function LevelHeading({ page, packageList, level, membershipStatus }: UpgradeState) {
  const step = stepText(level.rank, membershipStatus);
  const [start, end] = goodUntil(packageList.selected, membershipStatus, page.now());
  return (
    <div className={styles.heading}>
      <h2>
        {step === '升级' ? '升级到' : step}
        {level.name}
      </h2>
      <p>
        {start}
        <span>{end}</span>
      </p>
    </div>
  );
}

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

/** As long as a usual detail. */
const PLACEHOLDER = '会员权益的详细内容';

/** One benefit alone is no list. */
const FEWEST = 2;

/** The benefits of a level as a row of pictures. */
const Medallions = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <ul className={styles.medallions}>
    {benefitsOf(benefits).map(({ name, icon, value }) => (
      <li key={name}>
        <Medallion icon={icon} />
        <b>{value}</b> <span>{name}</span>
      </li>
    ))}
  </ul>
);

/** The benefits that the cards of the levels do not show, the details of all, and the way to the comparison. */
function LevelBenefits(state: UpgradeState) {
  const { levels, packageList, membershipStatus, isLoading } = state;
  const benefits = isLoading ? packageList.selected.benefits.slice(-FEWEST) : newBenefits(state);
  const onCards = isLoading ? [] : comparedRows(levels).map(({ name }) => name);
  const gains = (hasMembership(membershipStatus) ? benefitsOf(benefits) : gainsOf(benefits)).filter(
    ({ name }) => !onCards.includes(name),
  );
  const details = isLoading
    ? [PLACEHOLDER]
    : benefits.flatMap(({ name, member }) => {
        const [, detail] = splitValue(member);
        return detail ? `${name}${detail}` : [];
      });
  const compared = tieredLevels(levels).map(({ name }) => name);
  const comparison = (note: string) => (
    <OtherPage to="/upgrade/base" note={note}>
      查看会员权益对比
    </OtherPage>
  );
  if (gains.length < FEWEST)
    return (
      <section className={sheet.section}>
        <h2>会员权益</h2>
        <Medallions benefits={packageList.selected.benefits} />
        {comparison(compared.length > 1 ? `${compared.join('、')}逐项对比` : '')}
      </section>
    );
  return (
    <section className={sheet.section}>
      <h2>更多权益</h2>
      <GainList gains={gains.map((gain) => ({ ...gain, detail: '' }))}>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {comparison('')}
      </GainList>
    </section>
  );
}
