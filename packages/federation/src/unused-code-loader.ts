/**
 * Lets webpack leave out what the shell does not use of its libraries:
 *
 * - react-router's components (`Link`, `NavLink`, `Form`: 3 kB with what they use). Its file marks neither their creation
 *   nor their names for React's developer tools as free of side effects.
 * - A copy of what React exports, which webpack makes because the router reads one hook by a computed name.
 * - react-dom's check, for React's developer tools, that a minifier ran.
 */
export default function unusedCodeLoader(source: string): string {
  return source
    .replace(/^(var \w+ = )(?=React\d*\.forwardRef\()/gm, '$1/*#__PURE__*/ ')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = React\d*)\[USE_OPTIMISTIC\];$/m, '$1.useOptimistic;')
    .replace(/^ *checkDCE\(\);$/m, '');
}
