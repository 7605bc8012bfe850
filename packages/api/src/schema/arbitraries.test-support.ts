import fc from 'fast-check';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { AnswerId, Id, IsoDateTime } from './index.ts';

/** What the contract's schemas have at run time, by their type. */
interface SchemaParts {
  entries: Readonly<Record<string, GenericSchema>>;
  item: GenericSchema;
  wrapped: GenericSchema;
  default: unknown;
  options: readonly unknown[];
  value: GenericSchema;
  literal: unknown;
  /** The schema itself and its limits. */
  pipe?: readonly { type: string; requirement?: unknown }[];
}

/** A pattern would give days that no month has. */
const time = fc
  .record({
    at: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    offset: fc.constantFrom('Z', '+08:00', '-05:30'),
  })
  .map(({ at, offset }) => at.toISOString().replace('Z', offset));

/** Whether a part can be missing, and stays so: nothing is put in its place. */
const canBeMissing = (schema: GenericSchema) =>
  (schema.type === 'optional' || schema.type === 'nullish') &&
  (schema as unknown as SchemaParts).default === undefined;

/** Valid values of a schema of the contract, with everything that would be put in. Throws for a type of schema that the contract has not used yet. */
export function fitting(schema: GenericSchema): fc.Arbitrary<unknown> {
  if (schema === IsoDateTime) return time;
  if ((schema as unknown) === AnswerId) return fitting(Id);
  const {
    entries,
    item,
    wrapped,
    default: instead,
    options,
    value,
    literal,
    pipe = [],
  } = schema as unknown as SchemaParts;
  const limit = (type: string): unknown => pipe.find((part) => part.type === type)?.requirement;
  switch (schema.type) {
    case 'object': {
      const names = Object.keys(entries);
      const facts = fc.record(Object.fromEntries(names.map((name) => [name, fitting(entries[name]!)])), {
        requiredKeys: names.filter((name) => !canBeMissing(entries[name]!)),
      });
      return pipe.some(({ type }) => type === 'transform') ? facts.map((some) => parse(schema, some)) : facts;
    }
    case 'array':
      return fc.array(fitting(item), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[A-Za-z]\w{0,12}$/), fitting(value));
    case 'nullable':
      return fc.option(fitting(wrapped), { nil: null });
    case 'nullish':
      return instead === undefined || instead === null
        ? fc.option(fitting(wrapped), { nil: null })
        : fitting(wrapped);
    case 'optional':
      return fitting(wrapped);
    case 'union':
    case 'variant':
      return fc.oneof(...(options as GenericSchema[]).map(fitting));
    case 'picklist':
      return fc.constantFrom(...options);
    case 'literal':
      return fc.constant(literal);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
      return fc.integer({
        min: Number(limit('min_value') ?? Number.MIN_SAFE_INTEGER),
        max: Number(limit('max_value') ?? Number.MAX_SAFE_INTEGER),
      });
    case 'string': {
      const pattern = limit('regex');
      const minLength = Number(limit('min_length') ?? 0);
      const maxLength = Number(limit('max_length') ?? 100);
      const text =
        pattern instanceof RegExp
          ? fc.stringMatching(pattern)
          : fc.string({ minLength, maxLength, unit: 'binary' });
      return text.filter((value) => safeParse(schema, value).success);
    }
    default:
      throw new Error(`no arbitrary for the schema type ${schema.type}`);
  }
}
