import { describe, expect, it } from 'vitest';
import { liveRoutes } from '../route-table/live-routes.ts';
import { SPECIFIED } from '../route-table/specified-routes.ts';
import { ROOT } from '../workspace.ts';

const live = await liveRoutes(ROOT);

describe('a route of the specification', () => {
  it.each(SPECIFIED)('is declared once, with its title: $pattern', ({ pattern, title, brand }) => {
    const declared = live.filter((route) => route.pattern === pattern);
    expect(declared.map((route) => [route.brand, route.title])).toEqual([[brand, title]]);
  });

  it('has a title in Chinese', () => {
    for (const { pattern, title } of live) expect(title, pattern).toMatch(/\p{Script=Han}{2}/u);
  });
});
