import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BridgeError } from './contract.ts';
import { parsePayResult } from './pay-result.ts';

describe('the answer of the app’s cashier', () => {
  it.each(['ok', 'cancel', 'fail'])('is %s as it is and as JSON', (word) => {
    expect(parsePayResult(word)).toBe(word);
    expect(parsePayResult(JSON.stringify(word))).toBe(word);
  });

  it('is refused when it is anything else', () => {
    const words = ['ok', 'cancel', 'fail', '"ok"', '"cancel"', '"fail"'];
    const other = fc
      .oneof(
        fc.anything(),
        fc.constantFrom('OK', '', 'constructor', '__proto__', 'toString', ['ok'], { ok: true }),
      )
      .filter((answer) => !words.includes(answer as string));
    fc.assert(
      fc.property(other, (answer) => {
        expect(() => parsePayResult(answer)).toThrow(BridgeError);
      }),
    );
  });
});
