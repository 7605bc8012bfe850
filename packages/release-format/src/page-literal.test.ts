import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComposedData } from './page-data.ts';
import { findPageLiteral, pageLiteral, scriptLiteral } from './page-data.ts';

describe('a value in an inline script', () => {
  it('evaluates to the same value, and never ends the script', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const literal = scriptLiteral(value);
        expect(literal).not.toMatch(/<|\u2028|\u2029/);
        expect(new Function(`return ${literal}`)()).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps a key named __proto__', () => {
    const value: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": "\\"__proto__\\":"}');
    expect(Object.keys(new Function(`return ${scriptLiteral(value)}`)() as object)).toEqual([
      '__proto__',
      'b',
    ]);
  });
});

describe('the page data of composed HTML', () => {
  /** Page data with any JSON value. */
  const data = (value: unknown) => ({ base: '/r/', value }) as unknown as ComposedData;
  const html = (value: unknown) =>
    `<script>var a={"x":1};if(a){"}";b(${pageLiteral(data(value))},null)}</script>`;

  it('is found among other literals, and replaced without ending the script', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
        const json = (of: unknown): unknown => JSON.parse(JSON.stringify(of));
        const found = findPageLiteral(html(value));
        expect(found.page).toEqual(json(data(value)));
        const replaced = found.replace(data(other));
        expect(replaced).toBe(html(other));
        expect(findPageLiteral(replaced).page).toEqual(json(data(other)));
        expect(replaced.match(/<\/script>/g)).toHaveLength(1);
      }),
    );
  });

  it('is refused in other HTML', () =>
    expect(() => findPageLiteral('<html>{"a":{"b":1}} {"')).toThrow('not a composed page'));
});
