import { attributesOf, setAttributes, setInput } from './attributes.ts';
import type { HostNode } from './resolve.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the children of `parent` those of `next`; they are those of `before`. Nodes of the same path and tag stay, with the
 * text that was typed into them unless `isHydration`.
 */
export function patch(
  parent: Element,
  before: readonly HostNode[],
  next: readonly HostNode[],
  isHydration: boolean,
): void {
  const known = new Map(before.map((one) => [one.path, one]));
  const wanted = new Map(next.map(({ path, tag }) => [path, tag]));
  // First, so that nodes which stay need not move: a moved node loses the focus.
  for (const { path, tag, node } of before) if (wanted.get(path) !== tag) (node as ChildNode).remove();
  let cursor = parent.firstChild;
  for (const one of next) {
    const old = known.get(one.path);
    const kept = old?.tag === one.tag ? old : undefined;
    const node = update(one, kept, parent, isHydration);
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
  while (cursor) {
    const after = cursor.nextSibling;
    cursor.remove();
    cursor = after;
  }
}

function update(one: HostNode, old: HostNode | undefined, parent: Element, isHydration: boolean): ChildNode {
  const document = parent.ownerDocument;
  if (one.tag === '') {
    const text = (old?.node as Text | undefined) ?? document.createTextNode(one.text);
    if (text.data !== one.text) text.data = one.text;
    one.node = text;
    return text;
  }
  const isSvg = one.tag === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  const element =
    (old?.node as Element | undefined) ??
    (isSvg ? document.createElementNS(SVG, one.tag) : document.createElement(one.tag));
  one.node = element;
  one.attributes = attributesOf(one.tag, one.props, isSvg);
  setAttributes(element, old?.attributes ?? [], one.attributes);
  if (one.tag === 'input')
    setInput(element as HTMLInputElement, one.props, isHydration ? undefined : old?.props);
  patch(element, old?.children ?? [], one.children, isHydration);
  return element;
}
