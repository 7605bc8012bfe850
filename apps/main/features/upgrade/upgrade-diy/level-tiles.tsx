import type { MembershipPackage } from '@vip/api';
import { perDayText, shortYuan } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { afterLevel, durationsOf, type Level, packageAt, type MembershipStatus, stepTo } from '../levels.ts';
import { joined, splitValue, YES } from '../../../shared/benefit-text.ts';
import { topFact } from '../level-card.tsx';
import { PriceBefore } from '../upgrade-parts.tsx';
import styles from './upgrade-diy.module.css';

export interface LevelTilesProps {
  levels: readonly Level[];
  level: Level;
  /** Which level the answer selects is not known yet. */
  isLoading: boolean;
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
  onSelect(id: string): void;
}

/** The line below the name of a level. */
function levelText({ rank, packages }: Level, membershipStatus: MembershipStatus): string {
  const step = stepTo(rank, membershipStatus);
  if (step === 'down') return '已包含';
  const from = `¥${shortYuan(Math.min(...packages.map(({ price }) => price)))} 起`;
  return step === 'same' ? `续费 ${from}` : from;
}

/** What the level has more of than the one before it: 回复建议不限次数. */
function factText(...which: Parameters<typeof topFact>): string {
  const fact = topFact(...which);
  if (!fact) return '';
  return fact.member === YES ? fact.name : joined(fact.name, splitValue(fact.member)[0]);
}

/** The levels side by side. Levels below the present membership are disabled. */
export function LevelTiles(props: LevelTilesProps) {
  const { levels, level, isLoading, selected, membershipStatus, onSelect } = props;
  if (levels.length < 2) return null;
  const choose = (key: string) => {
    const next = levels.find((one) => one.key === key);
    if (next) onSelect(afterLevel(selected, next).id);
  };
  return (
    <>
      <h2>选择等级</h2>
      <RadioGroup
        label="会员等级"
        value={isLoading ? '' : level.key}
        onChange={choose}
        className={styles.levels}
      >
        {levels.map((one) => (
          <Radio
            key={one.key}
            value={one.key}
            disabled={one !== level && stepTo(one.rank, membershipStatus) === 'down'}
            className={styles.level}
          >
            <b className={styles.levelName}>{one.name}</b>{' '}
            <span className={styles.dot} aria-hidden="true">
              <Icon shape={checkShape} size={13} strokeWidth={2.6} />
            </span>
            <span className={styles.strength}>{factText(one, levels, membershipStatus)}</span>{' '}
            <span className={styles.from}>{levelText(one, membershipStatus)}</span>
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}

interface DurationTilesProps {
  packages: readonly MembershipPackage[];
  level: Level;
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** The accessible name: package, price without the credit, and the price after it. */
const nameOf = ({ name, price, credit }: MembershipPackage) =>
  `${name} ¥${shortYuan(price + credit)}${credit > 0 ? `，抵扣后 ¥${shortYuan(price)}` : ''}`;

/** The last line of a duration, for every user. Not a price per day after a credit: that of the shortest would be the lowest. */
const rateText = (pack: MembershipPackage): string =>
  pack.credit > 0 && pack.days !== null ? `共 ${pack.days} 天` : perDayText(pack);

/** The durations of all levels. Those that this level does not have are disabled. */
export const DurationTiles = ({ packages, level, selected, onSelect }: DurationTilesProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.durations}>
    {durationsOf(packages).map((days) => {
      const pack = packageAt(level, days);
      return pack ? (
        <Radio key={pack.id} value={pack.id} label={nameOf(pack)} className={styles.duration}>
          {pack.badge && (
            <span className={styles.badge}>
              <span>{pack.badge}</span>
            </span>
          )}
          <span className={styles.facts}>
            <span className={styles.main}>
              <b>{durationText(days)}</b>
              <Price fen={pack.price} className={styles.price} />
            </span>
            <span className={styles.rest}>
              <span className={styles.was}>
                <PriceBefore pack={pack} />
              </span>
              <span className={styles.day}>{rateText(pack)}</span>
            </span>
          </span>
          <span className={styles.pick} aria-hidden="true">
            <Icon shape={checkShape} size={13} strokeWidth={2.6} />
          </span>
        </Radio>
      ) : (
        <Radio
          key={`none ${days}`}
          value={`none ${days}`}
          label={`${level.name} ${durationText(days)}，暂不出售`}
          className={styles.duration}
          disabled
        >
          <span className={styles.facts}>
            <span className={styles.main}>
              <b>{durationText(days)}</b>
              <span className={styles.was}>暂不出售</span>
            </span>
          </span>
        </Radio>
      );
    })}
  </RadioGroup>
);

/** 3 个月, 12 个月, 7 天, 永久. 365 days are twelve months, 30 days are one. */
function durationText(days: number | null): string {
  if (days === null) return '永久';
  if (days % 365 === 0) return `${(days / 365) * 12} 个月`;
  return days % 30 === 0 ? `${days / 30} 个月` : `${days} 天`;
}
