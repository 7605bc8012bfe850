import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { AmountFen, AnswerId, DisplayText, IsoDateTime } from '@vip/api/schema';
import { wireName } from '@vip/api/wire';
import type { Finding, Level } from './finding.ts';

/** What this module reads of a schema of valibot. */
interface Schema {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: unknown[];
  literal?: unknown;
}

type Key = string | number;

const asSchema = (schema: unknown): Schema => schema as Schema;

/** Without the wrappers of fields that may be missing or null. */
function unwrap(schema: Schema): Schema {
  let inner = schema;
  while (inner.wrapped) inner = inner.wrapped;
  return inner;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The option of a union whose literals the object has; of pay instructions by `kind`. */
const optionOf = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find(({ entries = {} }) =>
    Object.entries(entries).every(
      ([key, { type, literal }]) => type !== 'literal' || (isObject(value) && value[key] === literal),
    ),
  );

function schemaBelow(schema: Schema, key: Key, value: unknown): Schema | undefined {
  const inner = unwrap(schema);
  if (inner.type === 'array') return inner.item;
  const { entries } =
    inner.type === 'variant' ? (optionOf((inner.options ?? []).map(asSchema), value) ?? {}) : inner;
  return entries?.[key];
}

/** A path in the contract's names: `packages[2].sale_ends_at`. */
export const fieldName = (path: readonly Key[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${wireName(key)}`))
    .join('')
    .replace(/^\./, '');

/** What a field of the contract holds. */
function expectation(schema: Schema | undefined): string {
  if (!schema) return 'what the contract says';
  const inner: unknown = unwrap(schema);
  if (inner === AmountFen) return 'an amount in fen, a whole number';
  if (inner === IsoDateTime) return 'a time with an offset, 2026-01-31T08:00:00+08:00';
  if (inner === AnswerId) return 'an id of at most 64 characters';
  if (inner === DisplayText) return 'text of at most 2000 characters';
  const { type, options = [], literal, entries } = inner as Schema;
  switch (type) {
    case 'picklist':
      return `one of ${options.join(', ')}`;
    case 'variant': {
      const kinds = options.map((option) => String(asSchema(option).entries?.['kind']?.literal));
      return `an object whose kind is one of ${kinds.join(', ')}`;
    }
    case 'literal':
      return String(literal);
    case 'array':
      return 'a list';
    case 'object':
      return `an object with ${Object.keys(entries ?? {})
        .map(wireName)
        .join(', ')}`;
    case 'record':
      return 'an object of texts';
    case 'boolean':
      return 'true or false';
    case 'number':
      return 'a whole number that is not negative';
    default:
      return 'text that is not empty';
  }
}

/** Fields whose words are the backend's own constants. */
const WORDS = ['status', 'payType', 'kind'];

/** What a value is, never the value itself, except for words such as a status. */
export function describe(value: unknown, key?: Key): string {
  if (value === undefined) return 'nothing: it is missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isObject(value)) {
    const { unreadable } = value;
    return isObject(unreadable) && typeof unreadable['as'] === 'string'
      ? `a value that the adapter cannot read as ${unreadable['as']}`
      : 'an object';
  }
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') {
    if (value < 0) return 'a negative number';
    return Number.isSafeInteger(value) ? 'a whole number' : 'a number that is not whole, or too large';
  }
  const text = String(value);
  if (text === '') return 'an empty text';
  if (/^-?\d+(?:,\d{3})*\.\d+$/.test(text)) return 'a number with a fraction, as text';
  if (/^-?\d+$/.test(text)) return 'a number as text';
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)) return 'a time without an offset';
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text)) return 'a time in another form';
  if (/^\d{4}[-/]\d\d?[-/]\d\d?$/.test(text)) return 'a date';
  if (WORDS.includes(String(key)) && /^[\w-]{1,24}$/.test(text)) return `the word ${text}`;
  return text.length > 2000 ? 'a text of more than 2000 characters' : 'a text';
}

function findingOf(schema: Schema, level: Level, issue: BaseIssue<unknown>): Finding {
  const path = (issue.path ?? []) as readonly { key: unknown; input: unknown; value: unknown }[];
  let at: Schema | undefined = schema;
  for (const { key, input } of path) at = at && schemaBelow(at, key as Key, input);
  const last = path.at(-1);
  return {
    level,
    field: fieldName(path.map(({ key }) => key as Key)) || 'the answer',
    expected: expectation(at),
    came: describe(last ? last.value : issue.input, last?.key as Key | undefined),
  };
}

/** All fields of an answer, in camelCase, that do not fit. */
export function misfits(schema: GenericSchema, value: unknown, level: Level): Finding[] {
  const { success, issues } = safeParse(schema, value);
  return success ? [] : issues.map((issue) => findingOf(asSchema(schema), level, issue));
}

/**
 * What the reader accepts though it is not the contract's form: ids that are numbers, fields that it does without, fields that
 * it does not know.
 */
export function oddForms(schema: GenericSchema, answer: unknown): Finding[] {
  const findings: Finding[] = [];
  const missing = new Set<string>();
  let unknown = 0;
  const visit = (given: Schema | undefined, value: unknown, path: Key[]): void => {
    const inner = given && unwrap(given);
    if (!inner || value === undefined || value === null) return;
    if ((inner as unknown) === AnswerId && typeof value === 'number') {
      findings.push({
        level: 'odd',
        field: fieldName(path),
        expected: 'an id as text: numbers above 2^53 are rounded',
        came: 'a number',
      });
    } else if (Array.isArray(value)) value.forEach((item, at) => visit(inner.item, item, [...path, at]));
    else if (isObject(value) && (inner.entries || inner.type === 'variant')) {
      for (const [key, each] of Object.entries(value)) {
        const below = schemaBelow(inner, key, value);
        if (below) visit(below, each, [...path, key]);
        else unknown++;
      }
      for (const key of Object.keys(inner.entries ?? {}))
        if (value[key] === undefined) missing.add(fieldName([...path, key]).replace(/\[\d+\]/g, '[]'));
    }
  };
  visit(asSchema(schema), answer, []);
  if (missing.size > 0)
    findings.push({
      level: 'odd',
      field: 'missing fields',
      expected: [...missing].join(', '),
      came: 'nothing: pages do without',
    });
  if (unknown > 0)
    findings.push({
      level: 'odd',
      field: 'unknown fields',
      expected: 'only fields of the contract',
      came: `${unknown} others, which are ignored`,
    });
  return findings;
}
