import { attributesOf } from './attributes.ts';
import type { HostNode } from './resolve.ts';

/** Elements without an end. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const escape = (text: string): string => text.replace(/[&<>"\r]/g, (char) => ESCAPES[char] ?? char);

/**
 * The nodes as HTML: a parser makes them several times faster than calls that create each one in a script that has just
 * started. Throws `UnsupportedError`.
 */
export function markupOf(nodes: readonly HostNode[], isSvg = false): string {
  let html = '';
  for (const one of nodes) {
    const { tag, props, text, children } = one;
    if (tag === '') {
      html += escape(text);
      continue;
    }
    const isInSvg = isSvg || tag === 'svg';
    html += `<${tag}`;
    one.attributes = attributesOf(tag, props, isInSvg);
    for (const [name, value] of one.attributes) html += ` ${name}="${escape(value)}"`;
    html += '>';
    if (isInSvg || !VOID.test(tag))
      html += `${markupOf(children, isInSvg && tag !== 'foreignObject')}</${tag}>`;
  }
  return html;
}

/**
 * Gives each of `nodes` the document's node that was parsed from its markup. False if the parser made something else of it,
 * as of a block in a paragraph.
 */
export function bind(parent: Node, nodes: readonly HostNode[]): boolean {
  let child = parent.firstChild;
  for (const one of nodes) {
    if (!child || child.nodeName.toLowerCase() !== (one.tag || '#text').toLowerCase()) return false;
    // Texts side by side are parsed as one.
    if (one.tag === '' && (child as Text).length > one.text.length)
      (child as Text).splitText(one.text.length);
    if (one.tag === '' ? (child as Text).data !== one.text : !bind(child, one.children)) return false;
    one.node = child;
    child = child.nextSibling;
  }
  return child === null;
}
