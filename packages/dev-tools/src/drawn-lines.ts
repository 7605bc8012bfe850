/**
 * What a page shows below its root, a line per node; the caller runs it in the page. Ids of `useId` and the order of
 * attributes depend on how the page was rendered. `omitted` selects elements that are left out.
 */
export function drawnLines(omitted: string | null): string[] {
  const lines: string[] = [];
  const add = (node: Node, indent: string): void => {
    if (node instanceof Text) lines.push(indent + node.data);
    if (!(node instanceof Element) || (omitted !== null && node.matches(omitted))) return;
    const attributes = Array.from(node.attributes, ({ name, value }) => [name, value] as const)
      .filter(([name]) => !['style', 'checked'].includes(name))
      .map(([name, value]) => `${name}="${value.replace(/_[rR]_\w*_/g, 'id')}"`)
      .sort();
    const { style } = node as HTMLElement;
    if (style.cssText) attributes.push(`style="${style.cssText}"`);
    if (node instanceof HTMLInputElement) attributes.push(`checked=${node.checked} value=${node.value}`);
    lines.push(`${indent}<${[node.localName, ...attributes].join(' ')}>`);
    node.childNodes.forEach((child) => add(child, `${indent} `));
  };
  document.getElementById('root')?.childNodes.forEach((child) => add(child, ''));
  return lines;
}
