import { h, type Child } from '../dom/element.ts';

/** A section of the left column: a heading, a quiet word or a control beside it, and a body to render into. */
export function section(title: string, kind: string, beside: Child, ...children: Child[]): HTMLElement {
  const id = `choose-${kind}`;
  return h(
    'section',
    { class: `choice ${kind}`, 'aria-labelledby': id },
    h('header', {}, h('h2', { id }, title), beside),
    ...children,
  );
}
