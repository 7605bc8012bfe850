import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComposedData } from './page-data.ts';
import { findPageLiteral, pageLiteral, scriptLiteral } from './page-data.ts';

describe('a value in an inline script', () => {
  it('is the same value again when the script runs, and never ends the script', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const literal = scriptLiteral(value);
        expect(literal).not.toMatch(/<|\u2028|\u2029/);
        expect(new Function(`return ${literal}`)()).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps a key that is called like the prototype', () => {
    const value: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": "\\"__proto__\\":"}');
    expect(Object.keys(new Function(`return ${scriptLiteral(value)}`)() as object)).toEqual([
      '__proto__',
      'b',
    ]);
  });
});

describe('the page data of composed HTML', () => {
  /** Any JSON: what is read is what was written, whatever the data has. */
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

  it('is missed in anything else', () =>
    expect(() => findPageLiteral('<html>{"a":{"b":1}} {"')).toThrow('no composed page'));
});
