import { behaviours } from './behaviours.ts';
import { apps } from './built.ts';
import { expectedOf } from './exceptions.ts';
import { expect, test } from './stage.ts';

for (const app of apps) {
  test.describe(app.name, () => {
    test.use({ app: app.id });
    for (const { name, run } of behaviours) {
      const cell = { type: 'cell', description: JSON.stringify({ app: app.id, behaviour: name }) };
      test(name, { annotation: cell }, async ({ stage }) => {
        expect(await run(stage)).toBe(expectedOf(app.id, name));
      });
    }
  });
}
