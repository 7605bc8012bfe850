import type { LiveRoute } from './live-routes.ts';
import type { SpecifiedRoute } from './specified-routes.ts';

/** What is wrong with the routes, one sentence each: missing, owned by another, titled otherwise, untested. */
export function routeTroubles(
  specified: readonly SpecifiedRoute[],
  live: readonly LiveRoute[],
  testsOf: (pattern: string) => string[],
): string[] {
  const known = new Set(specified.map(({ pattern }) => pattern));
  const missing = specified.flatMap(({ pattern, title, brand }) => {
    const route = live.find((one) => one.pattern === pattern);
    if (!route) return [`${pattern} is declared by no brand`];
    return [
      ...(route.brand === brand ? [] : [`${pattern} belongs to ${brand}, and ${route.brand} declares it`]),
      ...(route.title === title ? [] : [`${pattern} is called ${title}, not ${route.title}`]),
      ...(testsOf(pattern).length > 0 ? [] : [`${pattern} has no journey`]),
    ];
  });
  const unknown = live.filter(({ pattern }) => !known.has(pattern));
  return [...missing, ...unknown.map(({ pattern }) => `${pattern} is no route of the specification`)];
}
