import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import { OtherPage, UpgradeSheet, type UpgradeState } from '../upgrade-parts.tsx';
import { splitValue } from '../../../shared/benefit-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import { earlierText } from '../earlier.ts';
import { levelFacts } from '../level-facts.ts';
import { Medallion } from '../medallion.tsx';
import { goodUntil, stepText, tieredLevels } from '../levels.ts';
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

/** The benefits of a level as a row of pictures, golden where it has more than the level before it. */
const Medallions = (selection: Parameters<typeof levelFacts>[0]) => (
  <ul className={styles.medallions}>
    {levelFacts(selection).map(({ name, icon, value, isMore }) => (
      <li key={name} className={isMore ? styles.more : undefined}>
        <Medallion icon={icon} />
        <b>{withUnits(value)}</b> <span>{name}</span>
      </li>
    ))}
  </ul>
);

/** What the level has, the details of it, and the way to the comparison. */
function LevelBenefits({ level, levels, membershipStatus, packageList: { selected } }: UpgradeState) {
  const details = selected.benefits.flatMap(({ name, member }) => {
    const [, detail] = splitValue(member);
    return detail ? `${name}${detail}` : [];
  });
  const compared = tieredLevels(levels).map(({ name }) => name);
  return (
    <section className={sheet.section}>
      <div className={styles.heading}>
        <h2>会员权益</h2>
        {details.length > 0 && <p className={styles.detail}>{details.join('；')}</p>}
      </div>
      <Medallions {...{ level, levels, membershipStatus, selected }} />
      <OtherPage to="/upgrade/base" note={compared.length > 1 ? `${compared.join('、')}逐项对比` : ''}>
        查看会员权益对比
      </OtherPage>
    </section>
  );
}
