import fs from 'node:fs';
import path from 'node:path';
import { endpointNames } from './endpoints.ts';
import { liveRoutes } from './live-routes.ts';
import { pageCalls } from './page-calls.ts';
import { routeTests } from './route-tests.ts';
import { routeTroubles } from './route-troubles.ts';
import { SPECIFIED } from './specified-routes.ts';
import { routeTable } from './table.ts';

/*
 * Writes the table of all specified routes into e2e/ROUTES.md, from the brands' routes, their pages' imports, the generated
 * OpenAPI document and the journeys. `--check` writes nothing. Fails where a route of the specification is missing,
 * is another brand's, has another title or no journey, and where the table in the repository is another. Routes that
 * the specification does not have are their brand's alone: a new brand or page changes nothing here.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILE = path.join(ROOT, 'e2e/ROUTES.md');
const apps = path.join(ROOT, 'apps');

const live = await liveRoutes(apps);
const testsOf = routeTests(path.join(ROOT, 'e2e'));
const nameOf = endpointNames(path.join(ROOT, 'packages/api/openapi.json'));
const order = new Map(SPECIFIED.map(({ pattern }, at) => [pattern, at]));

const rows = live
  .filter(({ pattern }) => order.has(pattern))
  .map((route) => ({
    ...route,
    calls: [...pageCalls(route.page, path.join(ROOT, 'packages'))]
      .map((name) => nameOf(route.brand, name))
      .filter((name) => name !== null)
      .sort(),
    tests: testsOf(route.pattern),
  }))
  .sort((a, b) => (order.get(a.pattern) ?? 0) - (order.get(b.pattern) ?? 0));

const text = `# Routes

Made by \`pnpm --filter @vip/federation routes\` from the brands' \`routes.ts\`, the imports of their pages, the OpenAPI
document and the journeys; \`pnpm check\` fails where it is not up to date, and where one of the ${SPECIFIED.length} routes of the
specification is missing, is called otherwise, or has no journey. Every page uploads events besides.

${routeTable(rows, apps)}
`;

const troubles = routeTroubles(SPECIFIED, live, testsOf);
if (!process.argv.includes('--check')) fs.writeFileSync(FILE, text);
else if (!fs.existsSync(FILE) || fs.readFileSync(FILE, 'utf8') !== text)
  troubles.push('e2e/ROUTES.md is not up to date: run pnpm --filter @vip/federation routes');

const more = live.filter(({ pattern }) => !order.has(pattern)).map(({ pattern }) => pattern);
console.log(`${live.length} routes, ${SPECIFIED.length} specified, besides: ${more.join(', ') || 'none'}`);
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length > 0 ? 1 : 0;
