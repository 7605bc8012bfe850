import type { Variant } from '../variants/variant.ts';

/** A change of one line of a page. */
export interface Change {
  name: string;
  /** The source, relative to the brand's folder. */
  file: string;
  from: string;
  to: string;
}

/** Main's changes: the measured page, and a page that is not open. */
export const CHANGES: readonly Change[] = [
  {
    name: 'measured page',
    file: 'features/purchase/pay/index.tsx',
    from: '<h2>选择套餐</h2>',
    to: '<h2>选一个套餐</h2>',
  },
  {
    name: 'another page',
    file: 'features/upgrade/upgrade-base/package-choice.tsx',
    from: '查看升级费用明细',
    to: '看看升级怎么算钱',
  },
];

/** The source with the change. Throws unless the line is there once. */
export function changeText(source: string, { name, file, from, to }: Change): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} does not have ${from} once: the change "${name}" has to be rewritten`);
  return before + to + after;
}

const hasText = ({ files }: Variant, text: string) =>
  [...files].some(([path, content]) => path.endsWith('.js') && content.includes(text));

/** Throws unless the second release, and not the first, has a script with the change. */
export function requireChanged(first: Variant, second: Variant, { name, to }: Change): void {
  const text = to.replace(/<[^>]*>/g, '');
  if (hasText(first, text) || !hasText(second, text))
    throw new Error(`the change "${name}" is not what differs between the releases`);
}
