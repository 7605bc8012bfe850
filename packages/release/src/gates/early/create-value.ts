import type { Contract, JsonSchema } from '@vip/dev-tools/contract';

/** Which of the values that fit a schema is made. */
export interface Choices {
  /** Whether a part that may be missing is there. */
  optional(): 'given' | 'null' | 'missing';
  /** Items of the list in this part. */
  items(name: string): number;
  /** `at` counts texts. */
  text(name: string, at: number): string;
  /** An amount in fen; `at` counts amounts. */
  amount(at: number): number;
  /** Whether the item at this index of its list has a flag; 0 outside of a list. */
  flag(index: number): boolean;
  time: string;
}

/** A value that fits the schema. Throws for a schema of a kind that no answer to a first call has had yet. */
export function createValue(contract: Contract, schema: JsonSchema, choices: Choices): unknown {
  let texts = 0;
  let amounts = 0;

  function create(name: string, part: JsonSchema, index: number): unknown {
    const kind = nameOf(part);
    if (kind === 'IsoDateTime') return choices.time;
    if (kind === 'AmountFen') return choices.amount((amounts += 1));
    // Unique in its list. A level is a number as text.
    if (kind === 'AnswerId') return String(index + 1);
    const one = resolve(contract, part);
    const [option] = optionsOf(one).filter((each) => each.type !== 'null');
    if (option) return create(name, option, index);
    if (one.enum) return one.enum[index % one.enum.length];
    if (one.type === 'array')
      return Array.from({ length: choices.items(name) }, (_, at) => create(name, one.items ?? {}, at));
    if (one.type === 'object') return createObject(one, index);
    if (one.type === 'boolean') return choices.flag(index);
    // For example the days of a package.
    if (one.type === 'integer') return Math.min(30 * index + 31, one.maximum ?? Infinity);
    if (one.type === 'string' && one.pattern === undefined) {
      const text = choices.text(name, (texts += 1)).slice(0, one.maxLength);
      return text.length < (one.minLength ?? 0) ? name : text;
    }
    throw new Error(`${name}: no value for ${JSON.stringify(one)}`);
  }

  function createObject({ properties = {}, required = [] }: JsonSchema, index: number): unknown {
    const value: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(properties)) {
      const mayBeNull = optionsOf(resolve(contract, part)).some(({ type }) => type === 'null');
      const mayBeMissing = !required.includes(name);
      const choice = mayBeNull || mayBeMissing ? choices.optional() : 'given';
      if (choice === 'given') value[name] = create(name, part, index);
      else if (mayBeNull && (choice === 'null' || !mayBeMissing)) value[name] = null;
    }
    return value;
  }

  return create('answer', schema, 0);
}

/** The names of the lists in a schema that must be there. */
export function requiredLists(contract: Contract, schema: JsonSchema): string[] {
  const names = new Set<string>();
  const walk = (part: JsonSchema): void => {
    const { properties = {}, required = [], items, ...one } = resolve(contract, part);
    for (const [name, each] of Object.entries(properties)) {
      if (required.includes(name) && resolve(contract, each).items) names.add(name);
      walk(each);
    }
    [...optionsOf(one), ...(items ? [items] : [])].forEach(walk);
  };
  walk(schema);
  return [...names];
}

const nameOf = ({ $ref = '' }: JsonSchema): string => $ref.replace(/^.*\//, '');

const optionsOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf];

function resolve(contract: Contract, part: JsonSchema): JsonSchema {
  if (part.$ref === undefined) return part;
  const found = contract.components.schemas[nameOf(part)];
  if (!found) throw new Error(`the contract has no ${part.$ref}`);
  return resolve(contract, found);
}
