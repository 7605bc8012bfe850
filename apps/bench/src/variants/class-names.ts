/** The class names that a style sheet speaks of. */
export function classNames(css: string): Set<string> {
  // What stands in braces without braces in it are declarations: a `.5s` in there is no class.
  const selectors = css.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*(?:\\.[\w-]*)*)/g)].map(([, name]) => name ?? ''));
}

/** Those of `wanted` that `present` lacks. */
export const missingFrom = (wanted: ReadonlySet<string>, present: ReadonlySet<string>): string[] =>
  [...wanted].filter((name) => !present.has(name));
