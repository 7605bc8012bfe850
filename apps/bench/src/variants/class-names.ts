/** The class names in the selectors of a style sheet. */
export function sheetClasses(css: string): Set<string> {
  // Innermost braces contain declarations, where `.5s` is not a class.
  const selectors = css.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/** The class names of a page's elements. */
export const markupClasses = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)]
      .flatMap(([, names]) => (names ?? '').split(/\s+/))
      .filter(Boolean),
  );
