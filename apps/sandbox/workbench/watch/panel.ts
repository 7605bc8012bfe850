import { h, type Child } from '../dom/element.ts';

interface PanelParts {
  title: string;
  /** Names the heading, unique on the page. */
  id: string;
  isWide?: boolean;
  /** A quiet word after the heading. */
  count?: Child;
  /** What stands at the end of the heading's line. */
  end?: Child;
}

/** A panel of the right side. */
export function panel({ title, id, isWide, count, end }: PanelParts, ...children: Child[]): HTMLElement {
  return h(
    'section',
    { class: isWide ? 'watch wide' : 'watch', 'aria-labelledby': `watch-${id}` },
    h(
      'header',
      {},
      h('h2', { id: `watch-${id}` }, title),
      h('span', { class: 'count' }, count),
      h('span', { class: 'end' }, end),
    ),
    ...children,
  );
}

/** A part that scrolls by keyboard too. */
export const scroller = (label: string): HTMLElement =>
  h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': label });

/** Says what will be shown here. */
export const empty = (what: string, how: string): HTMLElement =>
  h('p', { class: 'empty' }, h('b', {}, what), how);

interface Column {
  name: string;
  /** CSS width; missing takes what is left. */
  width?: string;
  isRight?: boolean;
}

/** A table with fixed columns. */
export const table = (columns: readonly Column[], rows: readonly HTMLElement[]): HTMLElement =>
  h(
    'table',
    {},
    h('colgroup', {}, ...columns.map(({ width }) => h('col', width ? { style: `width:${width}` } : {}))),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...columns.map(({ name, isRight }) => h('th', { scope: 'col', class: isRight && 'right' }, name)),
      ),
    ),
    h('tbody', {}, ...rows),
  );

/** A box to tick in a heading's line. */
export const toggle = (label: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLElement => {
  const input = h('input', { type: 'checkbox', checked: isOn });
  input.addEventListener('change', () => onChange(input.checked));
  return h('label', { class: 'toggle' }, input, label);
};
