import fs from 'node:fs';
import path from 'node:path';
import type { LiveRoute } from './live-routes.ts';

/** The operation of an endpoint function, like `main GET /web/orders/{id}`; null if the OpenAPI document has none. */
export type OperationOf = (brand: string, name: string) => string | null;

interface Operation {
  operationId?: string;
}

/**
 * Reads the generated OpenAPI document, whose operation ids are `backend_function`. If several backends have a function,
 * it is the one of the page's own brand.
 */
export function readOperations(openApiFile: string): OperationOf {
  const document = JSON.parse(fs.readFileSync(openApiFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const found = new Map<string, string>();
  for (const [at, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      const [, backend = '', rest = ''] = /^\/api\/(\w+)(\/.*)$/.exec(at) ?? [];
      if (operationId) found.set(operationId, `${backend} ${method.toUpperCase()} ${rest}`);
    }
  }
  return (brand, name) =>
    found.get(`${brand}_${name}`) ?? found.get(`main_${name}`) ?? found.get(`datacenter_${name}`) ?? null;
}

/** Finds the journeys that name a route, in their own file or in the list of brands. Names without `.spec.ts`. */
export function readJourneys(e2e: string): (pattern: string) => string[] {
  const folder = path.join(e2e, 'journeys');
  const specs = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('gallery'))
    .sort()
    .map((name) => ({ name: name.replace('.spec.ts', ''), text: withBrands(path.join(folder, name)) }));
  return (pattern) => specs.filter(({ text }) => text.includes(`'${pattern}'`)).map(({ name }) => name);
}

/** A spec's text, and that of its list of brands: a loop over brands visits the routes named there. */
function withBrands(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const [brands] = /[./]+\/page-objects\/brands\.ts/.exec(text) ?? [];
  return brands ? text + fs.readFileSync(path.resolve(path.dirname(file), brands), 'utf8') : text;
}

export interface TableRow extends LiveRoute {
  calls: string[];
  tests: string[];
}

/** Further tests are counted, not named. */
const NAMED_TESTS = 3;

const testsCell = (tests: readonly string[]): string =>
  tests.slice(0, NAMED_TESTS).join(', ') +
  (tests.length > NAMED_TESTS ? ` and ${tests.length - NAMED_TESTS} more` : '');

/** Markdown: route, title, brand, page, session, calls, tests. */
export function routeTable(rows: readonly TableRow[]): string {
  const lines = rows.map(({ pattern, title, brand, page, session, calls, tests }) =>
    [
      `\`${pattern}\``,
      title,
      brand,
      page,
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
