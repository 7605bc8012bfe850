import postcss, { type Declaration, type Rule } from 'postcss';
import type { FloorTrouble } from './trouble.ts';

/** Values that old engines drop with their whole declaration, and the first that knows them. */
const NEW_VALUES: [RegExp, string][] = [
  [/\d(?:dvh|svh|lvh|dvw|svw|lvw)\b/, 'a unit of the changing viewport (chrome 108, iOS 15.4)'],
  [/(?:^|[^\w-])(?:min|max|clamp)\(/, 'min(), max() or clamp() (chrome 79, iOS 11.3 or 13.4)'],
  [/\benv\(/, 'env() (chrome 69)'],
  [/\b(?:color-mix|oklch|lab|lch)\(/, 'a colour of level 4 (chrome 111)'],
];

/** Columns of text have had their gap for ever, so that `column-gap` alone is looked at in its rule. */
const GAP =
  'gap (grids: chrome 66; flex boxes: chrome 84, iOS 14.5): write grid-gap in a grid, margins in a flex box';

/** Properties that old engines do not know, and that a layout leans on. */
const NEW_PROPERTIES: [RegExp, string][] = [
  [/^inset(?:-|$)/, 'inset (chrome 87, iOS 14.5): write top, right, bottom, left'],
  [/^aspect-ratio$/, 'aspect-ratio (chrome 88, iOS 15): hold the place by padding, or by width and height'],
  [/^(?:margin|padding)-(?:inline|block)$/, 'a logical shorthand (chrome 87, iOS 14.5): write the sides'],
  [/^(?:gap|row-gap)$/, GAP],
];

/** A selector that is not understood takes the rule with it, and all that stands beside it in the list. */
const NEW_SELECTORS = /:has\(|:is\(|:where\(|:focus-visible|:not\([^()]*,/;

/** Conditions under which new things may stand: an engine that does not know them does not look inside. */
const isGuarded = (node: Rule): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as postcss.AtRule).name === 'supports') return true;
  }
  return false;
};

/** The same property with a value that the floor knows stands before it in its rule. */
const hasFallback = (declaration: Declaration): boolean => {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop && !newValue(before)) return true;
  }
  return false;
};

const newValue = ({ value }: Declaration): string | null =>
  NEW_VALUES.find(([pattern]) => pattern.test(value))?.[1] ?? null;

const isInFlexBox = ({ parent }: Declaration): boolean =>
  parent?.some((node) => node.type === 'decl' && node.prop === 'display' && /flex|grid/.test(node.value)) ===
  true;

/** Custom properties keep any text; what is made of it is looked at where it is used. */
function declarationTrouble(declaration: Declaration): string | null {
  const { prop } = declaration;
  if (prop.startsWith('--')) return null;
  if (prop === 'column-gap' && isInFlexBox(declaration)) return GAP;
  const unknown = NEW_PROPERTIES.find(([pattern]) => pattern.test(prop));
  if (unknown) return unknown[1];
  const value = newValue(declaration);
  return value && !hasFallback(declaration) ? `${value} without a fallback before it` : null;
}

/** What the oldest engines would drop from a style sheet so that its layout breaks. */
export function styleTroubles(css: string): FloorTrouble[] {
  const troubles: FloorTrouble[] = [];
  const tell = (node: Rule | Declaration, what: string) =>
    troubles.push({ line: node.source?.start?.line ?? 1, column: node.source?.start?.column ?? 1, what });
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    if (NEW_SELECTORS.test(rule.selector) && !isEnhancement(rule))
      tell(rule, `a selector that old engines do not know: ${rule.selector}`);
    rule.each((node) => {
      const what = node.type === 'decl' ? declarationTrouble(node) : null;
      if (what) tell(node as Declaration, what);
    });
  });
  return troubles;
}

/**
 * A rule of the focus ring, and of nothing else: where it is dropped, the engine's own ring stays. Either it draws only
 * an outline, or every selector of it is for a focus that shows no ring.
 */
const isEnhancement = (rule: Rule): boolean =>
  !NEW_SELECTORS.test(rule.selector.replace(/:focus-visible/g, '')) &&
  (rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('outline')) ||
    rule.selectors.every((selector) => selector.includes(':not(:focus-visible)')));
