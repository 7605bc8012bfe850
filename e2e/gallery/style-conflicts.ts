import { selectorSpecificity } from '@csstools/selector-specificity';
import type { Page } from '@playwright/test';
import parser from 'postcss-selector-parser';

interface WeighedSelector {
  /** Without a pseudo-element. */
  base: string;
  /** `::before`; '' without one. */
  pseudo: string;
  /** The hash of its CSS module, with which its class names begin; '' in other style sheets. */
  module: string;
  weight: number;
}

const PSEUDO_ELEMENT = /::?(?:before|after|first-line|first-letter|placeholder|-webkit-[\w-]+)$/;

/** By the text of a rule's selectors: the pages of a worker have most of them in common. */
const known = new Map<string, WeighedSelector[]>();

/** The selectors of one rule. */
function weigh(selectorText: string): WeighedSelector[] {
  const before = known.get(selectorText);
  if (before) return before;
  const weighed = parser()
    .astSync(selectorText)
    .map((node) => {
      const selector = node.toString().trim();
      const { a, b, c } = selectorSpecificity(node);
      const pseudo = PSEUDO_ELEMENT.exec(selector)?.[0] ?? '';
      return {
        base: selector.slice(0, selector.length - pseudo.length) || '*',
        pseudo,
        module: /\.([a-zA-Z]{4})_/.exec(selector)?.[1] ?? '',
        weight: a * 1e6 + b * 1e3 + c,
      };
    });
  known.set(selectorText, weighed);
  return weighed;
}

/** The rules that apply to this screen, in their order. Its style sheets must be of the page's origin. */
const activeRules = (page: Page) =>
  page.evaluateHandle(() => {
    const found: CSSStyleRule[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found.push(rule);
        else if (rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches)
          collect(rule.cssRules);
        else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    return found;
  });

/**
 * Selectors of two CSS modules that set a property of an element to different values with the same specificity. Then the
 * order of their chunks decides, so the page would look different after a visit of another page that has one of them.
 */
export async function styleConflicts(page: Page): Promise<string[]> {
  const rules = await activeRules(page);
  const texts = await rules.evaluate((all) => all.map(({ selectorText }) => selectorText));
  return rules.evaluate((all, selectors) => {
    type Hit = WeighedSelector & { style: CSSStyleDeclaration };
    const byClass = new Map<string, Hit[]>();
    all.forEach(({ style }, at) => {
      for (const selector of selectors[at] ?? []) {
        if (!selector.module) continue;
        const last = selector.base.replace(/:not\([^)]*\)/g, '');
        const key = /\.([\w-]+)[^\s>+~]*$/.exec(last)?.[1] ?? '';
        byClass.set(key, [...(byClass.get(key) ?? []), { ...selector, style }]);
      }
    });
    /** The value as it is written: that of the shorthand where a variable keeps it from being known. */
    const written = (style: CSSStyleDeclaration, property: string) => {
      let name = property;
      while (!style.getPropertyValue(name) && name.includes('-')) name = name.slice(0, name.lastIndexOf('-'));
      return style.getPropertyValue(name) || style.cssText;
    };
    const conflicts = new Map<string, Set<string>>();
    for (const element of document.querySelectorAll('body, body *')) {
      const candidates = ['', ...element.classList].flatMap((name) => byClass.get(name) ?? []);
      const hits = candidates.filter(({ base }) => element.matches(base));
      if (new Set(hits.map(({ module }) => module)).size < 2) continue;
      const strongest = new Map<string, (Hit & { value: string })[]>();
      for (const hit of hits)
        for (const property of hit.style) {
          const important = hit.style.getPropertyPriority(property) ? 1e9 : 0;
          const declared = {
            ...hit,
            weight: hit.weight + important,
            value: written(hit.style, property),
          };
          const key = hit.pseudo + property;
          const others = strongest.get(key) ?? [];
          const weight = others[0]?.weight ?? -1;
          if (declared.weight > weight) strongest.set(key, [declared]);
          else if (declared.weight === weight) others.push(declared);
        }
      for (const [property, equals] of strongest)
        for (const one of equals)
          for (const other of equals) {
            if (one.module >= other.module || one.value === other.value) continue;
            const pair = `${one.base}${one.pseudo} and ${other.base}${other.pseudo}`;
            conflicts.set(pair, (conflicts.get(pair) ?? new Set()).add(property));
          }
    }
    return [...conflicts].map(([pair, properties]) => `${pair}: ${[...properties].join(', ')}`);
  }, texts.map(weigh));
}
