import manifest from '../package.json' with { type: 'json' };
import { documentedCalls } from './calls.ts';
import { componentSchemas, refTo } from './components.ts';
import { operationOf, pathOf } from './operation.ts';

type Json = Record<string, unknown>;

const TAGS = [
  { name: 'main', description: 'Address: API_MAIN' },
  { name: 'datacenter', description: 'Address: API_DATACENTER. Reads the orders of brands and upgrades' },
  { name: 'honey', description: 'Address: API_HONEY' },
  { name: 'youquan', description: 'Address: API_YOUQUAN' },
  { name: 'tuiwen', description: 'Address: API_TUIWEN' },
  { name: 'events', description: 'API_EVENTS is the full address of the upload' },
];

const DESCRIPTION = [
  'Bodies are JSON in snake_case; money is an integer in fen; times are ISO 8601 with an offset.',
  'Each backend has an address of its own in the run-time configuration; this document uses /api/<backend>.',
  'To pages of another origin a backend exposes the headers Date, Retry-After and X-Request-Id.',
].join('\n');

const errorContent = { 'application/json': { schema: refTo('ErrorBody') } };
const requestId = { 'X-Request-Id': { schema: { type: 'string', maxLength: 64 } } };

function paths(): Json {
  const found: Record<string, Json> = {};
  for (const documented of documentedCalls) {
    const path = pathOf(documented);
    const method = documented.call.method.toLowerCase();
    found[path] = { ...found[path], [method]: operationOf(documented) };
  }
  return found;
}

/** The contract of the backends as an OpenAPI 3.1 document. */
export const buildDocument = (): Json => ({
  openapi: '3.1.1',
  info: { title: 'Membership backends', version: manifest.version, description: DESCRIPTION },
  servers: [{ url: '/', description: 'The sandbox' }],
  tags: TAGS,
  paths: paths(),
  components: {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of a login; sent when there is one',
      },
      resultToken: { type: 'http', scheme: 'bearer', description: "An order's `result_token`" },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'One for each purchase intent: the same key answers with the same order',
        schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
      },
    },
    responses: {
      NotOrdered: {
        description:
          'Nothing was ordered. `price_changed`: the amount is not the `price` of the request. Any other code: the key was used for another package or address, or the package cannot be bought any more.',
        headers: requestId,
        content: {
          'application/json': {
            schema: refTo('ErrorBody'),
            example: { code: 'price_changed', message: '价格已更新，请确认金额后再支付' },
          },
        },
      },
      Refused: { description: 'The status is the reason', headers: requestId, content: errorContent },
      TooMany: {
        description: 'Asked too often',
        headers: {
          ...requestId,
          'Retry-After': { description: 'Seconds, or an HTTP date', schema: { type: 'string' } },
        },
        content: errorContent,
      },
    },
    schemas: componentSchemas(),
  },
});

/** The document as the file has it. */
export const documentText = (): string => `${JSON.stringify(buildDocument(), null, 2)}\n`;
