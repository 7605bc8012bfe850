import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inspectHandOver } from './hand-over-fields.ts';
import { CHECK_IDS } from './texts.ts';

it.each(['ios', 'android'])('the hand-overs in the guide for %s pass', async (system) => {
  const guide = await readFile(
    new URL(`../../../packages/bridge/docs/integrating-${system}.md`, import.meta.url),
    'utf8',
  );
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => inspectHandOver(json));
  expect(examples.map(({ handOver }) => [handOver?.token !== null, handOver?.user !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  for (const { fields } of examples) expect(fields.filter(({ state }) => state === 'wrong')).toEqual([]);
  // Every handler that is checked is explained.
  for (const id of CHECK_IDS.filter((one) =>
    /^(?:refreshUserInfo|onResume|onBack|setTitle|unlogin|pay)$/.test(one),
  ))
    expect(guide).toContain(`| \`${id}\``);
});
