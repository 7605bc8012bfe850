import type { CSSProperties } from 'react';
import { Icon, HiddenText, checkShape, classes } from '@vip/ui';
import { asShown, orderedRows } from './level-facts.ts';
import {
  ABOVE,
  fromText,
  type Level,
  hasMembership,
  type MembershipStatus,
  stepTo,
  tieredLevels,
} from './levels.ts';
import { LevelIcon } from './medallion.tsx';
import { NOT, YES, splitValue } from '../../shared/benefit-text.ts';
import { withUnits } from '../../shared/with-units.ts';
import styles from './tier-matrix.module.css';

export interface TierMatrixProps {
  levels: readonly Level[];
  /** Its column is highlighted. */
  level: Level;
  membershipStatus: MembershipStatus;
}

/** A column of the matrix. */
interface Tier {
  name: string;
  /** Below the name: whose it is, or what it costs. */
  fact: string;
  isChosen: boolean;
}

/** 标准会员 → 标准: the heading says what the columns are. */
const shortName = (name: string) => name.replace(/(.)会员$/, '$1');

const PRESENT = '当前';

/** Whose it is, or what it costs: of a level above, a member does not pay the lowest price. */
function factOf(level: Level, membershipStatus: MembershipStatus): string {
  if (!hasMembership(membershipStatus)) return fromText(level);
  return { up: ABOVE, same: PRESENT, down: '已包含' }[stepTo(level.rank, membershipStatus)];
}

/** A member has no use for the values without membership. */
function tiersOf(
  levels: readonly Level[],
  { level, membershipStatus }: Omit<TierMatrixProps, 'levels'>,
): Tier[] {
  const isPresent = ({ rank }: Level) => hasMembership(membershipStatus) && rank === membershipStatus.level;
  const free = {
    name: '非会员',
    fact: '免费',
    isChosen: false,
  };
  return [
    ...(levels.some(isPresent) ? [] : [free]),
    ...levels.map((one) => ({
      name: shortName(one.name),
      fact: factOf(one, membershipStatus),
      isChosen: one.key === level.key,
    })),
  ];
}

/** What some levels have more of a benefit, below its name: 尊享含商务、长辈、方言. */
const detailsOf = (levels: readonly Level[], [, ...values]: readonly (string | null)[]): string =>
  levels
    .flatMap(({ name }, at) => {
      const [, detail] = splitValue(values[at] ?? '');
      return detail ? shortName(name) + detail : [];
    })
    .join('；');

/** The width of the chosen column, in that of another one. */
const CHOSEN = 1.25;

const isSame = (values: readonly unknown[]) => new Set(values).size === 1;

/** Each benefit without membership and with every level, in one table. With large text a name is above its values. */
export function TierMatrix({ levels, ...selection }: TierMatrixProps) {
  const shown = tieredLevels(levels);
  const tiers = tiersOf(shown, selection);
  const first = shown.length + 1 - tiers.length;
  const rows = orderedRows(shown);
  // Room for five characters of 13 px in each column, else the names get lines of their own. Bold ones need more.
  const columns = {
    flexBasis: `${tiers.length * 4.2}rem`,
    gridTemplateColumns: tiers.map(({ isChosen }) => `minmax(0, ${isChosen ? CHOSEN : 1}fr)`).join(' '),
  };
  const room = {
    // By how much the screen is too narrow for them all: the gutters and the edge of the box are 46 px.
    '--short': `calc(${(tiers.length + 1) * 4.2}rem + 46px - 100vw)`,
    '--strip': `${(CHOSEN / (tiers.length - 1 + CHOSEN)) * 100}%`,
  } as CSSProperties;
  return (
    <div role="table" aria-label="会员权益对比" className={styles.table} style={room}>
      <div role="row" className={styles.row}>
        <span role="columnheader" className={classes(styles.name, styles.corner)}>
          <HiddenText>权益</HiddenText>
        </span>
        <div role="presentation" className={styles.cells} style={columns}>
          {tiers.map(({ name, fact, isChosen }) => (
            <span
              key={name}
              role="columnheader"
              className={classes(styles.cell, styles.tier, isChosen && styles.chosen)}
            >
              <span>
                {name}
                {isChosen && <HiddenText>，已选</HiddenText>}
              </span>
              <small>
                <span className={classes(fact === PRESENT && styles.present)}>{fact}</span>
              </small>
            </span>
          ))}
        </div>
      </div>
      {rows.map(({ name, icon, values }) => {
        const details = detailsOf(shown, values);
        return (
          <div
            key={name}
            role="row"
            className={classes(styles.row, isSame(values.slice(first)) && styles.same)}
          >
            <span role="rowheader" className={styles.name}>
              <span className={styles.icon}>
                <LevelIcon icon={icon} />
              </span>
              <span>
                {name}
                {details && <small className={styles.details}>{details}</small>}
              </span>
            </span>
            <div role="presentation" className={styles.cells} style={columns}>
              {tiers.map(({ name: tier, isChosen }, at) => {
                const value = values[first + at] ?? NOT;
                // Only a value that the level before has not is an advantage.
                const isMore = isChosen && value !== (values[first + at - 1] ?? NOT);
                return (
                  <span
                    key={tier}
                    role="cell"
                    className={classes(styles.cell, isChosen && styles.chosen, isMore && styles.more)}
                  >
                    <TierValue value={asShown(value, values)} />
                  </span>
                );
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** A tick, a dash, or the value. */
function TierValue({ value }: { value: string }) {
  if (value !== NOT && value !== YES) return <span>{withUnits(splitValue(value)[0])}</span>;
  return (
    <span>
      <HiddenText>{value}</HiddenText>
      {value === YES ? <Icon shape={checkShape} size={22} strokeWidth={2.4} /> : <i className={styles.not} />}
    </span>
  );
}
