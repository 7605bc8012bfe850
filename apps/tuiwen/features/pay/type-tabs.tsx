import { useRef, type KeyboardEvent } from 'react';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  /** At least two. */
  names: readonly string[];
  open: string;
  onOpen(name: string): void;
  /** The id of the panel that the open tab shows; `tabId` names the open tab for it. */
  panelId: string;
  tabId: string;
}

/** The tab that a key opens from the tab at `at` of `count`; null for any other key. */
function targetOf(key: string, at: number, count: number): number | null {
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

/** The types of packages. The open tab is in the tab order, arrow keys open the others: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function TypeTabs({ names, open, onOpen, panelId, tabId }: TypeTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = targetOf(event.key, names.indexOf(open), names.length);
    const name = at === null ? undefined : names[at];
    if (at === null || name === undefined) return;
    event.preventDefault();
    onOpen(name);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div ref={listRef} role="tablist" aria-label="套餐类型" className={styles.tabs}>
      {names.map((name) => {
        const isOpen = name === open;
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={isOpen ? tabId : undefined}
            className={styles.tab}
            aria-selected={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onOpen(name)}
            onKeyDown={move}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
