/** What one file takes from another: the names, or all of it. */
export interface Import {
  from: string;
  names: string[] | 'all';
}

const STATEMENT = /(?:^|[;\n])\s*(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/g;
const LATE = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** The names in `{ a, type B, c as d }`, as the other file calls them; types left out. */
const namesIn = (clause: string): string[] =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);

/** What runs of a module's imports and re-exports, static and late. Types are no imports: they are gone when it runs. */
export function importsOf(source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.includes('webpackChunkName') ? comment : '',
  );
  const stated = [...code.matchAll(STATEMENT)].map(([, clause = '', from = '']): Import => {
    const hasBraces = /^\{[\s\S]*\}$/.test(clause);
    return { from, names: hasBraces ? namesIn(clause) : 'all' };
  });
  const late = [...code.matchAll(LATE)].map(([, from = '']): Import => ({ from, names: 'all' }));
  return [...stated, ...late].filter(({ names }) => names === 'all' || names.length > 0);
}
