/** The class names that a style sheet speaks of. */
export function sheetClasses(css: string): Set<string> {
  // What stands in braces without braces in it are declarations: a `.5s` in there is no class.
  const selectors = css.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/** The class names that elements of a page have. */
export const markupClasses = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)]
      .flatMap(([, names]) => (names ?? '').split(/\s+/))
      .filter(Boolean),
  );
