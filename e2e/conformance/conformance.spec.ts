import { behaviours } from './behaviours.ts';
import { apps } from './built.ts';
import { expectedOf } from './exceptions.ts';
import { expect, test } from './fixtures.ts';

/** A behaviour needs a new document, not a new browser. Its step is a cell of the table. */
for (const { id, name } of apps) {
  test.describe(name, () => {
    test.use({ app: id });
    test(
      'behaves as the table says',
      { annotation: { type: 'app', description: id } },
      async ({ native, thrown }) => {
        for (const { name: behaviour, run } of behaviours)
          await test.step(behaviour, async () => {
            expect((await run(native)) ?? 'ok').toBe(expectedOf(id, behaviour));
            expect(thrown).toEqual([]);
          });
      },
    );
  });
}
