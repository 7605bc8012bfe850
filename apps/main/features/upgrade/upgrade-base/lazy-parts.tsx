import { Icon, HiddenText, checkShape, classes } from '@vip/ui';
import { type Level, benefitsAt, hasMembership, type MembershipStatus, tieredLevels } from '../levels.ts';
import { NOT, YES, splitValue } from '../../../shared/benefit-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import styles from './lazy-parts.module.css';

/* The lazy chunk, shared with `/upgrade/diy`: whatever the first view does not need. */
export * from '../../../shared/purchase/shop-parts.tsx';

export interface TierMatrixProps {
  levels: readonly Level[];
  /** Its column is highlighted. */
  level: Level;
  membershipStatus: MembershipStatus;
}

/** A column of the matrix. */
interface Tier {
  name: string;
  isPresent: boolean;
  isChosen: boolean;
}

/** A benefit with its value in each column, first the free one; null where a level does not list it. */
export interface TierRow {
  name: string;
  values: (string | null)[];
}

/** The benefits of all levels, in the order of their first appearance. */
export function tierRows(levels: readonly Level[]): TierRow[] {
  const lists = levels.map(benefitsAt);
  const names = [...new Set(lists.flatMap((benefits) => benefits.map(({ name }) => name)))];
  return names.map((name) => {
    const found = lists.map((benefits) => benefits.find((benefit) => benefit.name === name));
    const free = found.find((benefit) => benefit)?.free ?? null;
    return { name, values: [free, ...found.map((benefit) => benefit?.member ?? null)] };
  });
}

/** 标准会员 → 标准: the heading says what the columns are. */
const shortName = (name: string) => name.replace(/(.)会员$/, '$1');

/** A member has no use for the values without membership. */
function tiersOf(levels: readonly Level[], level: Level, membershipStatus: MembershipStatus): Tier[] {
  const isPresent = ({ rank }: Level) => hasMembership(membershipStatus) && rank === membershipStatus.level;
  const free = { name: '非会员', isPresent: membershipStatus.kind === 'none', isChosen: false };
  return [
    ...(levels.some(isPresent) ? [] : [free]),
    ...levels.map((one) => ({
      name: shortName(one.name),
      isPresent: isPresent(one),
      isChosen: one.key === level.key,
    })),
  ];
}

/** Each benefit without membership and with every level, in one table. With large text a name is above its values. */
export function TierMatrix({ levels, level, membershipStatus }: TierMatrixProps) {
  const shown = tieredLevels(levels);
  const tiers = tiersOf(shown, level, membershipStatus);
  const first = shown.length + 1 - tiers.length;
  // Room for five characters of 13 px in each column, else the names get lines of their own.
  // The selected column has the longest values, the first one the shortest.
  const columns = {
    flexBasis: `${tiers.length * 4.2}rem`,
    gridTemplateColumns: tiers
      .map(({ isChosen }, at) => `minmax(0, ${isChosen ? 1.2 : at + first > 0 ? 1.15 : 0.85}fr)`)
      .join(' '),
  };
  const cell = (at: number) => classes(styles.cell, tiers[at]?.isChosen && styles.chosen);
  return (
    <div role="table" aria-label="会员权益对比" className={styles.table}>
      <div role="row" className={styles.row}>
        <span role="columnheader" className={classes(styles.name, styles.corner)}>
          <HiddenText>权益</HiddenText>
        </span>
        <div role="presentation" className={styles.cells} style={columns}>
          {tiers.map(({ name, isPresent, isChosen }, at) => (
            <span key={name} role="columnheader" className={classes(styles.tier, cell(at))}>
              {name}
              {isChosen && <HiddenText>，已选</HiddenText>}
              {isPresent && <small className={styles.present}>当前</small>}
            </span>
          ))}
        </div>
      </div>
      {tierRows(shown).map(({ name, values }) => (
        <div key={name} role="row" className={styles.row}>
          <span role="rowheader" className={styles.name}>
            {name}
          </span>
          <div role="presentation" className={styles.cells} style={columns}>
            {values.slice(first).map((value, at) => (
              <span key={tiers[at]?.name} role="cell" className={cell(at)}>
                <TierValue value={value ?? NOT} />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** A tick, a dash, or the value with the rest of its text below. */
function TierValue({ value }: { value: string }) {
  const [first, rest] = splitValue(value);
  if (value === NOT || value === YES)
    return (
      <>
        <HiddenText>{value}</HiddenText>
        {value === YES ? <Icon shape={checkShape} size={18} strokeWidth={2} /> : <i className={styles.not} />}
      </>
    );
  return (
    <span>
      {withUnits(first)}
      {rest && <small className={styles.rest}>{rest}</small>}
    </span>
  );
}
