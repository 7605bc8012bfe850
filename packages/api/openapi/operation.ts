import { toWire } from '../src/wire/index.ts';
import { type DocumentedCall, templateOf } from './calls.ts';
import { refOf, refTo } from './components.ts';

type Json = Record<string, unknown>;

const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const response = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

function pathParameters(template: string): Json[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: refTo('Id'),
  }));
}

/** A `{template}` is filled by the caller; any other value is constant. */
function queryParameters(query: string, described: NonNullable<DocumentedCall['query']>): Json[] {
  return Array.from(new URLSearchParams(query), ([name, value]) => {
    const { type = 'string', isOptional = false, description } = described[name] ?? {};
    const isFilled = /^\{\w+\}$/.test(value);
    return {
      name,
      in: 'query',
      required: !isOptional,
      ...(description && { description }),
      schema: isFilled ? { type } : { type, const: value },
    };
  });
}

function securityOf({ call, hasResultToken }: DocumentedCall): Json[] {
  if (call.auth === 'none') return [];
  return [{ session: [] }, ...(hasResultToken ? [{ resultToken: [] }] : []), {}];
}

/** The path of a call in the document: each backend has its own prefix. */
export function pathOf(documented: DocumentedCall): string {
  const [path = ''] = templateOf(documented).split('?');
  return `/api/${documented.call.backend}${path}`;
}

/** One call as an operation of OpenAPI. */
export function operationOf(documented: DocumentedCall): Json {
  const { name, summary, description, call, body, query = {} } = documented;
  const [path = '', search = ''] = templateOf(documented).split('?');
  const parameters = [
    ...pathParameters(path),
    ...queryParameters(search, query),
    ...(call.idempotencyKey === undefined ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ];
  return {
    operationId: `${call.backend}_${name}`,
    tags: [call.backend],
    summary,
    ...(description && { description }),
    security: securityOf(documented),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: json(refOf(body), toWire(call.body)) },
    }),
    responses: {
      200: { description: 'Done', content: json(refOf(call.answer)) },
      ...(call.idempotencyKey !== undefined && { 409: response('NotOrdered') }),
      429: response('TooMany'),
      default: response('Refused'),
    },
  };
}
