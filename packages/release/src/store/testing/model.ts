import fc from 'fast-check';
import { expect } from 'vitest';
import { StoreConflict, type Store } from '../store.ts';

/** No key is a folder of another one. Some have characters with a meaning in URLs, listings and shells. */
const KEYS = [
  'registry.json',
  'registry/honey.json',
  'r/honey/1/a.js',
  'r/honey/1/a.js.br',
  'r/honey/10/a.js',
  'domain/.well-known/assetlinks.json',
  'pages/a b+c%2F&d=é?#.html',
  'pages/结果/_.html',
];
const PREFIXES = [
  '',
  'r/',
  'r/honey/1',
  'r/honey/1/',
  'registry',
  'pages/a b+c%',
  'nothing/',
  'registry.json/',
];

/** `earlier`: a tag that some write returned, of any key. */
type Condition = 'none' | 'nothing' | 'current' | { earlier: number };

type Step =
  | { do: 'read'; key: string }
  | { do: 'write'; key: string; content: string; condition: Condition }
  | { do: 'remove'; key: string }
  | { do: 'list'; prefix: string };

const key = fc.constantFrom(...KEYS);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom('none' as const, 'nothing' as const, 'current' as const),
  fc.record({ earlier: fc.nat(30) }),
);
const write: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('write' as const),
  key,
  // Few, so that contents repeat.
  content: fc.constantFrom('', '1', '2', '\0\xff', 'x'.repeat(70_000)),
  condition,
});

/** Sequences of steps, mostly writes. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: write },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const), key }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), key }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('list' as const), prefix: fc.constantFrom(...PREFIXES) }),
    },
  ),
  { minLength: 5, maxLength: 30 },
);

interface Entry {
  content: string;
  tag: string;
}

function conditionOf(step: Condition, now: Entry | undefined, given: string[]): string | null | undefined {
  if (step === 'none') return undefined;
  if (step === 'nothing') return null;
  if (step === 'current') return now?.tag ?? null;
  return given.length > 0 ? given[step.earlier % given.length] : undefined;
}

/** Applies the steps to a store and to a map, and compares the results. */
export async function followsTheModel(store: Store, list: Step[]): Promise<void> {
  const model = new Map<string, Entry>();
  const given: string[] = [];
  for (const step of list) {
    if (step.do === 'list') {
      const expected = [...model.keys()].filter((each) => each.startsWith(step.prefix)).sort();
      expect(await store.list(step.prefix)).toEqual(expected);
      continue;
    }
    const now = model.get(step.key);
    if (step.do === 'remove') {
      await store.remove(step.key);
      model.delete(step.key);
    } else if (step.do === 'read') {
      await expectEntry(store, step.key, now);
    } else {
      const wanted = conditionOf(step.condition, now, given);
      const written = store.write(
        step.key,
        Buffer.from(step.content, 'latin1'),
        wanted === undefined ? {} : { if: wanted },
      );
      if (wanted !== undefined && wanted !== (now?.tag ?? null)) {
        await expect(written).rejects.toBeInstanceOf(StoreConflict);
      } else {
        const entry = { content: step.content, tag: await written };
        given.push(entry.tag);
        model.set(step.key, entry);
      }
    }
  }
  for (const each of KEYS) await expectEntry(store, each, model.get(each));
}

async function expectEntry(store: Store, key: string, entry: Entry | undefined): Promise<void> {
  const stored = await store.read(key);
  expect(stored && { content: stored.bytes.toString('latin1'), tag: stored.tag }).toEqual(entry ?? null);
}
