import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './index.ts';

const OPAQUE = ['params', 'fields', 'props'];
const camelKey = fc.stringMatching(/^[a-z][a-z0-9]{0,5}([A-Z][a-z0-9]{0,5}){0,3}$/);
const plainKey = camelKey.filter((key) => !OPAQUE.includes(key));
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { body } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('body'), { maxLength: 4 }),
    fc.dictionary(plainKey, tie('body'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)]);
}

describe('the wire', () => {
  it('is in snake_case outside and in camelCase inside', () => {
    const inside = { originalPrice: 100, renewal: { periodDays: 31 }, items: [{ expiresInS: 5 }] };
    const wire = { original_price: 100, renewal: { period_days: 31 }, items: [{ expires_in_s: 5 }] };
    expect(toWire(inside)).toEqual(wire);
    expect(fromWire(wire)).toEqual(inside);
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(body, (value) => {
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });

  it('has no capital letter in a key', () => {
    fc.assert(
      fc.property(body, (value) => {
        for (const key of keysOf(toWire(value))) expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
      }),
    );
  });

  it('does not rename the contents of opaque fields in either direction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPAQUE), fc.object(), (key, content) => {
        expect((toWire({ [key]: content }) as Record<string, unknown>)[key]).toBe(content);
        expect((fromWire({ [key]: content }) as Record<string, unknown>)[key]).toBe(content);
      }),
    );
  });

  it('does not let an answer change a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"is_admin":true},"a":{"__proto__":{"b":1}},"constructor":{"prototype":{"x":1}}}',
    );
    for (const rename of [fromWire, toWire]) {
      const renamed = rename(hostile) as Record<string, object>;
      expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
      expect(Object.getPrototypeOf(renamed['a'])).toBe(Object.prototype);
      expect(renamed['isAdmin']).toBeUndefined();
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    }
  });
});
