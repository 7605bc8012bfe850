import { perDayText, shortSavingText, shortYuan, yuan } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { checkShape, classes, HiddenText, Icon, Radio, RadioGroup, Clauses, rightShape } from '@vip/ui';
import type { MembershipPackage } from '@vip/api';
import { aheadText, earlierThan } from '../earlier.ts';
import {
  goodUntil,
  type Level,
  membershipNote,
  type MembershipNote,
  type MembershipStatus,
  NO_MEMBER,
  wholeDay,
} from '../levels.ts';
import { canPay, PriceBefore, useOtherPage, type UpgradeState } from '../upgrade-parts.tsx';
import styles from './package-choice.module.css';

/** The heading of the packages, and what the present membership means for them. */
export function ChoiceHead({
  packageList,
  isLoading,
  membershipStatus,
  page,
}: Pick<UpgradeState, 'packageList' | 'isLoading' | 'membershipStatus' | 'page'>) {
  const { text, credit } = membershipNote(isLoading ? NO_MEMBER : membershipStatus, packageList.packages);
  return (
    <div className={styles.head}>
      <h2>选择套餐</h2>
      {canPay(page) && (
        <p>
          <Clauses text={text} />{' '}
          <Credit words={credit} hasSum={!isLoading && packageList.selected.credit > 0} />
        </p>
      )}
    </div>
  );
}

interface CreditProps {
  /** null where the amount is not known to be of this user. */
  words: MembershipNote['credit'];
  /** The other page calculates with the credit of the selected package. */
  hasSum: boolean;
}

/** The credit, and the way to how it is calculated. */
function Credit({ words, hasSum }: CreditProps) {
  const href = useOtherPage('/upgrade/diy');
  const text = words && (
    <>
      {words[0]} <b>{words[1]}</b>
    </>
  );
  if (!hasSum) return text && <span className={styles.credit}>{text}</span>;
  return (
    <a className={classes(styles.credit, styles.sum)} href={href}>
      {text}
      <HiddenText>{words ? '，' : ''}查看升级费用明细</HiddenText>
      <small aria-hidden="true">明细</small>
      <Icon shape={rightShape} size={14} strokeWidth={2} />
    </a>
  );
}

/** The name without that of the level, which the card shows: 12 个月. */
const nameIn = (level: string, { name }: MembershipPackage): string =>
  name.startsWith(level) && name.length > level.length ? name.slice(level.length).trim() : name;

interface PackageRowsProps {
  level: Level;
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
  /** Server time, ms. */
  now: number;
  onSelect(id: string): void;
}

/** One row per package of the level, with the prices in a column. */
export const PackageRows = ({ level, selected, onSelect, ...present }: PackageRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {level.packages.map((pack) => (
      <PackageRow key={pack.id} level={level.name} pack={pack} {...present} />
    ))}
  </RadioGroup>
);

interface PackageRowProps extends Pick<PackageRowsProps, 'membershipStatus' | 'now'> {
  level: string;
  pack: MembershipPackage;
}

/**
 * The line below the name. A price after the credit is no price of these days: the row has their last one instead, and so
 * it has where that is before the last one of the present membership.
 */
function durationText(
  { pack, membershipStatus, now }: Omit<PackageRowProps, 'level'>,
  isEarlier: boolean,
): string {
  if (pack.credit === 0 && !isEarlier) return perDayText(pack);
  const [isDated, end] = goodUntil(pack, membershipStatus, now);
  return isDated ? `${wholeDay(end)}到期` : end;
}

/** The price is what is left of the selling price after the credit: not a struck one, which is an original price. */
const CreditBefore = ({ price, credit }: MembershipPackage) => (
  <>
    ¥{shortYuan(price + credit)}{' '}
    <span className={styles.off}>
      − <span>抵扣 </span>¥{shortYuan(credit)}
    </span>
  </>
);

function PackageRow({ level, ...row }: PackageRowProps) {
  const { pack, membershipStatus, now } = row;
  const { price, credit, badge } = pack;
  const earlier = earlierThan(pack, membershipStatus, now);
  const duration = durationText(row, earlier !== null);
  const before = credit > 0 ? `抵扣前 ¥${shortYuan(price + credit)}` : shortSavingText(pack);
  const warning = earlier && `${earlier.label}，现有${earlier.present}`;
  const label = [`${pack.name} ¥${yuan(price)}`, before, duration, warning].filter(Boolean).join('，');
  return (
    <Radio value={pack.id} className={styles.row} label={label}>
      <span className={styles.dot} aria-hidden="true">
        <Icon shape={checkShape} size={13} strokeWidth={2.6} />
      </span>
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={styles.name}>
            <b>{nameIn(level, pack)}</b> {badge && <span className={styles.badge}>{badge}</span>}
            {earlier && <span className={styles.earlier}>{aheadText(earlier)}</span>}
          </span>
          <Price fen={price} className={styles.price} />
        </span>
        <span className={styles.line}>
          <span
            className={classes(styles.day, pack.days !== null && (credit > 0 || earlier) && styles.dated)}
          >
            {duration}
          </span>
          <span className={styles.was}>
            {credit > 0 ? (
              <CreditBefore {...pack} />
            ) : (
              <>
                <PriceBefore pack={pack} /> <span className={styles.saved}>{shortSavingText(pack)}</span>
              </>
            )}
          </span>
        </span>
      </span>
    </Radio>
  );
}
