/** Files that the rule itself has; no route is called so. */
const OF_THE_RULE = new Set(['index', '404']);

/**
 * The files that may answer a path, best first, by the fixed rule of composed sites: `/` is `index.html`, `/a/b`
 * is `a/b.html`, else whatever starts with `/a` is `a/_.html`. Relative to the folder of pages. Empty for a path
 * that no page can have.
 */
export function pageFiles(path: string): string[] {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  if (segments.length === 0) return ['index.html'];
  if (segments.length === 1 && OF_THE_RULE.has(segments[0] ?? '')) return firstSegmentOnly(segments[0]);
  // `_` alone names the files of the rule itself.
  if (segments.some((segment) => !/^[\w~-][\w.~-]*$/.test(segment) || segment === '_')) {
    return firstSegmentOnly(segments[0]);
  }
  return [`${segments.join('/')}.html`, ...firstSegmentOnly(segments[0])];
}

/** Parameters may hold anything; they never become part of a file's name. */
const firstSegmentOnly = (first: string | undefined): string[] =>
  first !== undefined && first !== '_' && /^[\w-]+$/.test(first) ? [`${first}/_.html`] : [];
