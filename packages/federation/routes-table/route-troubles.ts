import type { LiveRoute } from './live-routes.ts';
import type { SpecifiedRoute } from './specified-routes.ts';

/**
 * What is wrong with the specified routes, one sentence each: missing, owned by another, titled otherwise, untested.
 * What a brand has besides is its own.
 */
export function routeTroubles(
  specified: readonly SpecifiedRoute[],
  live: readonly LiveRoute[],
  testsOf: (pattern: string) => string[],
): string[] {
  return specified.flatMap(({ pattern, title, brand }) => {
    const declared = live.filter((one) => one.pattern === pattern);
    if (declared.length === 0) return [`${pattern} is declared by no brand`];
    return [
      ...declared.flatMap((route) => [
        ...(route.brand === brand ? [] : [`${pattern} belongs to ${brand}, and ${route.brand} declares it`]),
        ...(route.title === title ? [] : [`${pattern} is called ${title}, not ${route.title}`]),
      ]),
      ...(testsOf(pattern).length > 0 ? [] : [`${pattern} has no journey`]),
    ];
  });
}
