import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabsProps {
  /** The accessible name of the list. */
  label: string;
  /** At least two, with different keys. */
  tabs: readonly { key: string; name: string }[];
  /** The key of the open tab. */
  open: string;
  onOpen(key: string): void;
  /** Of the list and of a tab, which has `aria-selected`. */
  classNames: { tabs?: string | undefined; tab?: string | undefined };
  /** The panel of the open tab. */
  children: ReactNode;
}

/** The tab that a key opens from the tab at `at` of `count`, wrapping around; null for any other key. */
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

/** The open tab is in the tab order, arrow keys open the others: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs({ label, tabs, open, onOpen, classNames, children }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ key }) => key === open);
    const at = targetOf(event.key, from, tabs.length);
    const next = at === null ? undefined : tabs[at];
    if (at === null || !next) return;
    event.preventDefault();
    onOpen(next.key);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  const [tabId, panelId] = [`${id}tab`, `${id}panel`];
  return (
    <>
      <div ref={listRef} role="tablist" aria-label={label} className={classNames.tabs}>
        {tabs.map(({ key, name }) => {
          const isOpen = key === open;
          return (
            <button
              key={key}
              type="button"
              role="tab"
              id={isOpen ? tabId : undefined}
              className={classNames.tab}
              aria-selected={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => onOpen(key)}
              onKeyDown={move}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId}>
        {children}
      </div>
    </>
  );
}
