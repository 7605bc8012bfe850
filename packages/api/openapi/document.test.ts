import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDocument, documentText } from './document.ts';
import { documentedCalls } from './calls.ts';

type Json = Record<string, unknown>;

/** Every object of a document with its path. */
function* nodes(value: unknown, at: string[] = []): Generator<{ node: Json; at: string[] }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { node: value as Json, at };
  for (const [key, item] of Object.entries(value)) yield* nodes(item, [...at, key]);
}

const document = buildDocument();
const all = [...nodes(document)];
const at = (...keys: string[]): unknown =>
  keys.reduce<unknown>((node, key) => (node as Json)?.[key], document);
const operations = all.filter(({ node }) => 'operationId' in node).map(({ node }) => node);

describe('the OpenAPI document', () => {
  it('matches openapi.json', () => {
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(documentText());
  });

  it('has an operation for every call', () => {
    expect(operations).toHaveLength(documentedCalls.length);
    expect(new Set(operations.map((operation) => operation['operationId'])).size).toBe(
      documentedCalls.length,
    );
  });

  it('has no dangling reference', () => {
    const refs = all.map(({ node }) => node['$ref']).filter((ref) => typeof ref === 'string');
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of refs) expect(at(...ref.replace('#/', '').split('/')), ref).toBeDefined();
  });

  it('uses the names of the wire', () => {
    for (const { node } of all.filter(({ at: place }) => place[place.length - 1] === 'properties')) {
      for (const name of Object.keys(node)) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    }
    expect(at('components', 'schemas', 'Order', 'properties', 'pay_type')).toEqual({
      $ref: '#/components/schemas/PayType',
    });
    expect(at('components', 'schemas', 'Order', 'required')).toContain('pay_type');
  });

  it('describes each parameter of a path', () => {
    for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Json>>)) {
      const inPath = path.match(/\{\w+\}/g) ?? [];
      for (const { parameters = [] } of Object.values(methods)) {
        const described = (parameters as Json[]).filter((parameter) => parameter['in'] === 'path');
        expect(described.map(({ name }) => `{${String(name)}}`)).toEqual(inPath);
      }
    }
  });

  it('lets an order be read by its own token and accepts no token for events', () => {
    expect(at('paths', '/api/main/web/orders/{id}', 'get', 'security')).toEqual([
      { session: [] },
      { resultToken: [] },
      {},
    ]);
    expect(at('paths', '/api/events/v1/events', 'post', 'security')).toEqual([]);
  });

  it('documents 409 only for calls that make an order', () => {
    const making = operations.filter(({ responses }) => '409' in (responses as Json));
    expect(making.map(({ operationId }) => operationId).sort()).toEqual([
      'datacenter_createCenterOrder',
      'honey_createBrandOrder',
      'main_buyPreparedOrder',
      'main_createOfficialOrder',
      'main_createOrder',
      'tuiwen_createBrandOrder',
      'youquan_createBrandOrder',
    ]);
    expect(at('components', 'responses', 'NotOrdered', 'content', 'application/json', 'example')).toEqual({
      code: 'price_changed',
      message: '价格已更新，请确认金额后再支付',
    });
  });

  it('describes whose order and whose price it is', () => {
    for (const operation of operations) {
      const namesBuyer = /_(?:create|buy|getWelfare|get\w*Packages)/.test(String(operation['operationId']));
      const text = String(operation['description'] ?? '');
      expect(text.includes('session'), String(operation['operationId'])).toBe(namesBuyer);
    }
  });

  it('requires an idempotency key for an order', () => {
    expect(
      at('paths', '/api/honey/web/vip/packages/{id}/orders/official', 'post', 'parameters'),
    ).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
  });
});
