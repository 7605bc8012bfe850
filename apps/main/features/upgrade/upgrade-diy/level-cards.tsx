import { arrowDownShape, checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { comparedRows } from '../level-facts.ts';
import {
  aboveText,
  afterLevel,
  fromText,
  hasMembership,
  type Level,
  type MembershipStatus,
  stepTo,
} from '../levels.ts';
import type { UpgradeState } from '../upgrade-parts.tsx';
import { CardFacts } from './card-facts.tsx';
import arrow from './level-arrow.module.css';
import styles from './level-cards.module.css';

/** The line below the name of a level. */
function levelText(level: Level, membershipStatus: MembershipStatus): string {
  const step = stepTo(level.rank, membershipStatus);
  if (step === 'down') return '已包含';
  if (step === 'same') return `续费 ${fromText(level)}`;
  return hasMembership(membershipStatus) ? aboveText(level) : fromText(level);
}

/**
 * The levels as cards side by side, with the same benefits on each: the selected one is lit, others are dark. Levels below the present
 * membership are disabled. A single level is a card, too.
 */
export function LevelCards({ levels, level, isLoading, packageList, membershipStatus }: UpgradeState) {
  const { selected, select } = packageList;
  const rows = comparedRows(levels);
  const choose = (key: string) => {
    const next = levels.find((one) => one.key === key);
    if (next) select(afterLevel(selected, next).id);
  };
  const isPresent = ({ rank }: Level) =>
    hasMembership(membershipStatus) && stepTo(rank, membershipStatus) === 'same';
  const isFormer = ({ name }: Level) =>
    membershipStatus.kind === 'none' && membershipStatus.expired?.name === name;
  const isUpgrade = hasMembership(membershipStatus) && stepTo(level.rank, membershipStatus) === 'up';
  return (
    <RadioGroup
      label="会员等级"
      value={isLoading ? '' : level.key}
      onChange={choose}
      className={styles.cards}
    >
      {levels.map((one, at) => (
        <Radio
          key={one.key}
          value={one.key}
          disabled={one !== level && stepTo(one.rank, membershipStatus) === 'down'}
          className={styles.card}
        >
          <span className={styles.engraving}>
            <Guilloche />
          </span>
          <span className={styles.head}>
            {isUpgrade && one === level && at > 0 && (
              <span className={arrow.arrow}>
                <Icon shape={arrowDownShape} size={14} strokeWidth={2} />
              </span>
            )}
            <b className={styles.name}>{one.name}</b>{' '}
            <span className={styles.dot} aria-hidden="true">
              <Icon shape={checkShape} size={13} strokeWidth={2.6} />
            </span>
            <span className={styles.from}>
              {levelText(one, membershipStatus)}{' '}
              {isPresent(one) && <span className={styles.present}>当前</span>}
              {isFormer(one) && <span className={styles.present}>上次开通</span>}
            </span>{' '}
          </span>
          <CardFacts rows={rows} at={at + 1} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
