import { RenewalNote } from '../../../shared/purchase/terms-note.tsx';
import { UpgradeSheet, type UpgradeState } from '../upgrade-parts.tsx';
import { earlierText } from '../earlier.ts';
import { EarlierNote } from '../earlier-note.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { LevelBenefits } from '../level-benefits.tsx';
import { goodUntil, stepText } from '../levels.ts';
import { CreditSum } from './credit-sum.tsx';
import { DurationTiles } from './duration-tiles.tsx';
import { UpgradeHead } from './upgrade-head.tsx';
import styles from './upgrade-plan.module.css';

/** Levels, durations of the selected one, calculation, payment, and the benefits of all levels. */
export function Plan(state: UpgradeState<typeof LazyParts>) {
  const { page, packageList, isLoading, level, membershipStatus } = state;
  const { packages, selected, select } = packageList;
  const now = page.now();
  const earlier = isLoading ? null : earlierText(selected, membershipStatus, now);
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
          <EarlierNote text={earlier} />
          <CreditSum selected={selected} membershipStatus={membershipStatus} />
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
