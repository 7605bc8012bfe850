import type { LiveRoute } from './live-routes.ts';

export interface TableRow extends LiveRoute {
  calls: string[];
  tests: string[];
}

/** More tests than this are counted, not named. */
const NAMED = 3;

const testsCell = (tests: readonly string[]): string =>
  tests.slice(0, NAMED).join(', ') + (tests.length > NAMED ? ` and ${tests.length - NAMED} more` : '');

/** Markdown: route → title → brand → page → session → calls → tests. */
export function routeTable(rows: readonly TableRow[], apps: string): string {
  const lines = rows.map(({ pattern, title, brand, page, session, calls, tests }) =>
    [
      `\`${pattern}\``,
      title,
      brand,
      page.replace(`${apps}/${brand}/pages/`, '').replace('/index.tsx', ''),
      session,
      calls.map((call) => `\`${call}\``).join('<br>') || 'none',
      testsCell(tests),
    ].join(' | '),
  );
  return [
    '| route | title | brand | page | session | calls | journeys |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
