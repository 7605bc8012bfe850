import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { classes, Tabs } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { Seal } from '../../../shared/seal.tsx';
import { afterLevel, validAfter, wholeDay } from '../levels.ts';
import type { UpgradeState } from '../upgrade-parts.tsx';
import { CardCoins } from './card-coins.tsx';
import styles from './level-card.module.css';

interface LevelCardProps extends UpgradeState<unknown> {
  appName: string;
}

/** The gold card of the selected level; the levels are the tabs on its upper edge. */
export function LevelCard({ appName, ...state }: LevelCardProps) {
  const { level, levels, isLoading, packageList, membershipStatus, page } = state;
  const { selected, select } = packageList;
  const now = page.now();
  const [start, end] = validAfter(selected, membershipStatus, now);
  const isLower = level !== levels[levels.length - 1] && !isLoading;
  return (
    <div className={classes(styles.card, isLower && styles.lower)}>
      <LevelTabs {...state} selected={selected} onSelect={select}>
        <section className={styles.panel} aria-label="会员卡">
          <span className={styles.engraving}>
            <Guilloche />
          </span>
          <div className={styles.face}>
            {/* Another level is a new element: it appears with a motion. */}
            <div key={level.key} className={styles.text}>
              {/* The tab has the name of the level. */}
              <p className={styles.small}>
                <span>{`${appName}${levels.length < 2 ? level.name : '会员'}，`}</span>
                <wbr />
                <span>{start}</span>
              </p>
              <p className={styles.title}>{wholeDay(end)}</p>
            </div>
            <Seal className={styles.seal} />
          </div>
          <CardCoins {...{ level, levels, membershipStatus, selected }} />
        </section>
      </LevelTabs>
    </div>
  );
}

interface LevelTabsProps extends Pick<UpgradeState, 'level' | 'levels' | 'isLoading'> {
  selected: MembershipPackage;
  onSelect(id: string): void;
  /** The card of the selected level. */
  children: ReactNode;
}

/** One tab per level. Another level keeps the duration if it has it. No tabs for a single level. */
function LevelTabs({ levels, level, isLoading, selected, onSelect, children }: LevelTabsProps) {
  if (levels.length < 2) return <>{children}</>;
  const open = (key: string) => {
    const next = levels.find((one) => one.key === key);
    if (next && next !== level) onSelect(afterLevel(selected, next).id);
  };
  return (
    // Which level the answer selects is not known while it loads.
    <Tabs label="会员等级" tabs={levels} open={isLoading ? '' : level.key} onOpen={open} classNames={styles}>
      {children}
    </Tabs>
  );
}
