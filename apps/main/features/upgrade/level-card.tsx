import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import { classes } from '@vip/ui';
import { Amounts } from '../../shared/amounts.tsx';
import { NOT, splitValue, YES } from '../../shared/benefit-text.ts';
import { Guilloche } from '../../shared/gold-card.tsx';
import { Seal } from '../../shared/seal.tsx';
import { benefitsAt, hasMembership, type Level, type MembershipStatus, stepTo } from './levels.ts';
import type { UpgradeState } from './upgrade-parts.tsx';
import styles from './level-card.module.css';

type Selection = Pick<
  UpgradeState<unknown>,
  'level' | 'levels' | 'packageList' | 'membershipStatus' | 'isLoading'
>;

/** A benefit, and whether the level that it is compared with has another value. */
interface Fact extends Benefit {
  isMore: boolean;
}

/** The level that this one has to be worth more than: the present one for an upgrade, else the next lower one. */
function levelBefore(level: Level, levels: readonly Level[], status: MembershipStatus): Level | undefined {
  return hasMembership(status) && stepTo(level.rank, status) === 'up'
    ? levels.find(({ rank }) => rank === status.level)
    : levels[levels.indexOf(level) - 1];
}

/** What a level has, first what the level before it has not; a plain yes after amounts. */
function factsOf(benefits: readonly Benefit[], before: Level | undefined): Fact[] {
  const known = before ? benefitsAt(before) : [];
  const facts = benefits
    .filter(({ member }) => member !== NOT)
    .map((benefit) => {
      const than = known.find(({ name }) => name === benefit.name)?.member ?? benefit.free;
      return { ...benefit, isMore: than !== benefit.member };
    });
  return [true, false].flatMap((more) =>
    [false, true].flatMap((yes) =>
      facts.filter(({ isMore, member }) => isMore === more && (member === YES) === yes),
    ),
  );
}

/** What is most worth telling of a level in a few words; undefined without benefits. */
export function topFact(
  level: Level,
  levels: readonly Level[],
  status: MembershipStatus,
): Benefit | undefined {
  return factsOf(benefitsAt(level), levelBefore(level, levels, status))[0];
}

/** What a level has more of, in three columns of its card. A plain yes that is new is named as what it is: 专享. */
export function cardAmounts({ level, levels, packageList, membershipStatus }: Omit<Selection, 'isLoading'>) {
  const before = levelBefore(level, levels, membershipStatus);
  return factsOf(packageList.selected.benefits, before)
    .slice(0, 3)
    .map(({ name, member, isMore }) => ({
      name,
      value: isMore && member === YES ? '专享' : splitValue(member)[0],
    }));
}

interface LevelCardProps extends Selection {
  /** Name of the level, and what is above it. */
  title: ReactNode;
  /** In two parts: the line may break between them, not inside the second. */
  until: readonly [string, string];
  /** A sheet covers the lower edge of the card. */
  isTucked?: boolean;
}

/** The gold card of the selected level. The engraving fades out above the line over the amounts. */
export function LevelCard({ title, until, isTucked, ...selection }: LevelCardProps) {
  const { level, levels, isLoading } = selection;
  const isHighest = level === levels[levels.length - 1];
  const amounts = cardAmounts(selection);
  return (
    <section
      className={classes(styles.card, isTucked && styles.tucked, !isHighest && !isLoading && styles.lower)}
      aria-label="会员卡"
    >
      <div className={styles.face}>
        <span className={styles.engraving}>
          <span>
            <Guilloche />
          </span>
        </span>
        {/* Another level is a new element: it appears with a motion. */}
        <div key={level.key} className={styles.text}>
          {title}
          <p className={styles.until}>
            {until[0]}
            <span className={styles.whole}>{until[1]}</span>
          </p>
        </div>
        <Seal className={styles.seal} />
      </div>
      {amounts.length > 0 && (
        <div className={styles.values}>
          <Amounts amounts={amounts} />
        </div>
      )}
    </section>
  );
}
