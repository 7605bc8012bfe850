import postcss, { type Declaration, type Rule } from 'postcss';
import type { Violation } from './violation.ts';

/** Values that make old engines drop the whole declaration, with the first engines that support them. */
const NEW_VALUES: [RegExp, string][] = [
  [/\d(?:dvh|svh|lvh|dvw|svw|lvw)\b/, 'a unit of the changing viewport (chrome 108, iOS 15.4)'],
  [/(?:^|[^\w-])(?:min|max|clamp)\(/, 'min(), max() or clamp() (chrome 79, iOS 11.3 or 13.4)'],
  [/\benv\(/, 'env() (chrome 69)'],
  [/\b(?:color-mix|oklch|lab|lch)\(/, 'a colour of level 4 (chrome 111)'],
];

/** Multi-column layout has always had `column-gap`: it is only reported in a flex box or grid. */
const GAP =
  'gap (grids: chrome 66; flex boxes: chrome 84, iOS 14.5): write grid-gap in a grid, margins in a flex box';

/** Properties that layouts depend on and old engines do not support. */
const NEW_PROPERTIES: [RegExp, string][] = [
  [/^inset(?:-|$)/, 'inset (chrome 87, iOS 14.5): write top, right, bottom, left'],
  [
    /^aspect-ratio$/,
    'aspect-ratio (chrome 88, iOS 15): reserve the space by padding, or by width and height',
  ],
  [/^(?:margin|padding)-(?:inline|block)$/, 'a logical shorthand (chrome 87, iOS 14.5): write the sides'],
  [/^(?:gap|row-gap)$/, GAP],
];

/** An unsupported selector drops the rule, with all other selectors of its list. */
const NEW_SELECTORS = /:has\(|:is\(|:where\(|:focus-visible|:not\([^()]*,/;

/** Inside of `@supports`, which engines skip if they do not support the condition. */
const isGuarded = (node: Rule): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as postcss.AtRule).name === 'supports') return true;
  }
  return false;
};

/** Whether an earlier declaration of the rule has the same property with a supported value. */
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

/** Custom properties accept any text: their values are checked where they are used. */
function declarationViolation(declaration: Declaration): string | null {
  const { prop } = declaration;
  if (prop.startsWith('--')) return null;
  if (prop === 'column-gap' && isInFlexBox(declaration)) return GAP;
  const unknown = NEW_PROPERTIES.find(([pattern]) => pattern.test(prop));
  if (unknown) return unknown[1];
  const value = newValue(declaration);
  return value && !hasFallback(declaration) ? `${value} without a fallback before it` : null;
}

/** What the oldest engines would drop from a style sheet, breaking its layout. */
export function styleViolations(css: string): Violation[] {
  const violations: Violation[] = [];
  const report = (node: Rule | Declaration, what: string) =>
    violations.push({ line: node.source?.start?.line ?? 1, column: node.source?.start?.column ?? 1, what });
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    if (NEW_SELECTORS.test(rule.selector) && !isEnhancement(rule))
      report(rule, `a selector that old engines do not support: ${rule.selector}`);
    rule.each((node) => {
      const what = node.type === 'decl' ? declarationViolation(node) : null;
      if (what) report(node as Declaration, what);
    });
  });
  return violations;
}

/**
 * A rule that only changes the focus ring: if it is dropped, the engine's default ring remains. Either it only sets
 * outlines, or all its selectors are for a focus without a ring.
 */
const isEnhancement = (rule: Rule): boolean =>
  !NEW_SELECTORS.test(rule.selector.replace(/:focus-visible/g, '')) &&
  (rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('outline')) ||
    rule.selectors.every((selector) => selector.includes(':not(:focus-visible)')));
