import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByRoute, type Scene } from './scenes.ts';

const scene = fc.record({
  id: fc.uuid(),
  brand: fc.constant('main' as const),
  route: fc.constantFrom('/', '/a', '/b'),
  title: fc.constant('页'),
  state: fc.string(),
  path: fc.constant('/'),
  environment: fc.constant('browser'),
});

test('groups every scene once, with its route, in order', () => {
  fc.assert(
    fc.property(fc.array(scene), (scenes: Scene[]) => {
      const groups = groupByRoute(scenes);
      expect(new Set(groups.map(({ route }) => route)).size).toBe(groups.length);
      for (const group of groups)
        expect(group.scenes).toEqual(scenes.filter(({ route }) => route === group.route));
    }),
  );
});
