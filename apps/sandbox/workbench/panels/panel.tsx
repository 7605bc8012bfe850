import './panels.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Names the heading, unique on the page. */
  id: string;
  isWide?: boolean;
  /** Text after the heading. */
  count?: ReactNode;
  /** Controls at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A panel of the right side. */
export const Panel = ({ title, id, isWide, count, end, children }: PanelProps) => (
  <section className={isWide ? 'watch wide' : 'watch'} aria-labelledby={`watch-${id}`}>
    <header>
      <h2 id={`watch-${id}`}>{title}</h2>
      <span className="count">{count}</span>
      <span className="end">{end}</span>
    </header>
    {children}
  </section>
);

interface ScrollerProps {
  label: string;
  className?: string;
  /** Keeps the scroll position at the end while lines are added. */
  isLog?: boolean;
  children: ReactNode;
}

/** A list's end is this near to the bottom, px. */
const NEAR = 40;

/** A region that can be scrolled by keyboard. */
export function Scroller({ label, className = 'scroll', isLog = false, children }: ScrollerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isLog && isAtEnd.current && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [isLog, children]);
  return (
    <div
      ref={ref}
      className={className}
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {children}
    </div>
  );
}

/** The empty state of a panel. */
export const Empty = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="empty">
    <b>{title}</b>
    {children}
  </p>
);

export interface Column {
  name: string;
  /** CSS width; default is the remaining space. */
  width?: string;
  isRight?: boolean;
}

/** A table with fixed columns. */
export const Table = ({ columns, children }: { columns: readonly Column[]; children: ReactNode }) => (
  <table>
    <colgroup>
      {columns.map(({ name, width }) => (
        <col key={name} style={{ width }} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {columns.map(({ name, isRight }) => (
          <th key={name} scope="col" className={isRight ? 'right' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface PickRowProps {
  isPicked: boolean;
  onPick(): void;
  /** The button's content; the whole row is clickable. */
  name: ReactNode;
  title: string;
  before: ReactNode;
  after: ReactNode;
}

/** A table row that opens its details. The selected row is scrolled into view. */
export function PickRow({ isPicked, onPick, name, title, before, after }: PickRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (isPicked) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <tr ref={ref} className={isPicked ? 'pick chosen' : 'pick'}>
      {before}
      <td className="mono">
        <button aria-expanded={isPicked} title={title} onClick={onPick}>
          {name}
        </button>
      </td>
      {after}
    </tr>
  );
}

/** A box to tick in a heading's line. */
export const Toggle = (props: { label: string; isOn: boolean; onChange(isOn: boolean): void }) => (
  <label className="toggle">
    <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.target.checked)} />
    {props.label}
  </label>
);
