import { perDayText, shortYuan, yuan } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { MembershipPackage } from '@vip/api';
import { afterLevel, type Level } from '../levels.ts';
import styles from './upgrade-base.module.css';

interface LevelTabsProps {
  levels: readonly Level[];
  level: Level;
  selected: MembershipPackage;
  onSelect(id: string): void;
  /** The packages of the selected level. */
  children: ReactNode;
}

/** One tab per level. Another level keeps the duration if it has it. No tabs for a single level. */
export function LevelTabs({ levels, level, selected, onSelect, children }: LevelTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (levels.length < 2) return <>{children}</>;
  const choose = (next: Level) => {
    if (next !== level) onSelect(afterLevel(selected, next).id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = nextTab(event.key, levels.indexOf(level), levels.length);
    const next = at === null ? undefined : levels[at];
    if (at === null || !next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label="会员等级" className={styles.tabs}>
        {levels.map((one) => (
          <button
            key={one.key}
            type="button"
            role="tab"
            id={`${id}-${one.key}`}
            aria-selected={one === level}
            aria-controls={`${id}-panel`}
            tabIndex={one === level ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(one)}
            onKeyDown={onKeyDown}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${level.key}`}>
        {children}
      </div>
    </>
  );
}

/** The tab that a key moves to, wrapping around; null for other keys. */
export function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The name without that of the level, which the tab shows: 12 个月. */
const nameIn = (level: string, { name }: MembershipPackage): string =>
  name.startsWith(level) && name.length > level.length ? name.slice(level.length).trim() : name;

interface PackageRowsProps {
  level: string;
  packages: readonly MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** One row per package, with the prices in a column. */
export const PackageRows = ({ level, packages, selected, onSelect }: PackageRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {packages.map((pack) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={styles.row}
        label={`${pack.name} ¥${yuan(pack.price)}，${perDayText(pack)}${pack.credit > 0 ? `，已抵扣 ${shortYuan(pack.credit)} 元` : ''}`}
      >
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
        <span className={styles.name}>
          <b>{nameIn(level, pack)}</b> {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          {pack.credit > 0 ? (
            <span className={styles.day}>
              ¥{shortYuan(pack.price + pack.credit)}{' '}
              <b className={styles.credit}>−¥{shortYuan(pack.credit)} 抵扣</b>
            </span>
          ) : (
            <span className={styles.day}>{perDayText(pack)}</span>
          )}
        </span>
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.credit === 0 && pack.originalPrice > pack.price && (
            <WasPrice fen={pack.originalPrice} className={styles.was} />
          )}
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
