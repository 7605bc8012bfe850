import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { MembershipPackage } from '@vip/api';
import { afterLevel, type Level } from '../plan.ts';
import styles from './level-tabs.module.css';

export interface LevelTabsProps {
  levels: readonly Level[];
  level: Level;
  selected: MembershipPackage;
  onSelect(id: string): void;
  /** The chosen level's packages. */
  children: ReactNode;
}

/** A tab a level; going to another keeps the duration where it is sold. With one level there is nothing to choose. */
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

/** Which of so many tabs a key leads to from the present one, round and round; null where it leads to none. */
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
