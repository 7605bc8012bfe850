import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as schema from '../src/schema/index.ts';
import { wireName } from '../src/wire/index.ts';

type Json = Record<string, unknown>;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  AmountFen: 'An amount in fen (分): 100 is one yuan',
  IsoDateTime: 'ISO 8601 with an offset, with T and a colon in the offset',
  Order: '`pay` is there while the order can be paid; `result_token` reads this one order, for a day',
  OrderPayload:
    '`price` is the amount on the screen at the tap, in fen; `return_url` is a template that the server fills: {token} {id} {um} {level}',
  PayInstruction: 'The parameters for the wallet',
  AnswerId: 'An identifier in an answer; a number is read as its text',
  ErrorBody:
    'The body of every answer that is not 2xx; `fields` names bad fields as on the wire. A `code` may be a number',
};

const ANSWER_ID: JsonSchema = {
  anyOf: [
    { type: 'string', minLength: 1, maxLength: 64 },
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  ],
};

/** The contract's schemas by name: the module exports nothing else at run time. */
const schemas = schema as Readonly<Record<string, GenericSchema>>;

/** The names of an object's parts as the wire has them, all the way down. */
function onTheWire(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(onTheWire);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') return [key, renamed(value as Json)];
      if (key === 'required') return [key, (value as string[]).map(wireName)];
      return [key, onTheWire(value)];
    }),
  );
}

const renamed = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [wireName(name), onTheWire(value)]));

/** The reference to a schema of the document. */
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The reference to a schema of the contract. Throws if the document does not have it. */
export function refOf(wanted: GenericSchema): Json {
  const found = Object.entries(schemas).find(([, candidate]) => candidate === wanted);
  if (!found) throw new Error(`a schema that src/schema/index.ts does not export: ${wanted.type}`);
  return refTo(found[0]);
}

/** Every schema of the contract as JSON Schema 2020-12, with the names of the wire. */
export function componentSchemas(): Json {
  // Sorted: the order of a module's exports is the loader's choice.
  const sorted = Object.fromEntries(
    Object.keys(schemas)
      .sort()
      .map((name) => [name, schemas[name] as GenericSchema]),
  );
  const definitions = toJsonSchemaDefs(sorted, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // `any` at run time, since it is converted before it is checked.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema === schema.AnswerId.pipe[0] ? ANSWER_ID : jsonSchema,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => {
      const description = DESCRIPTIONS[name];
      return [name, { ...(description && { description }), ...(onTheWire(definition) as Json) }];
    }),
  );
}
