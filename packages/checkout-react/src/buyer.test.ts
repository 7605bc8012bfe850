import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPerson, personOf } from '@vip/host';
import { whoseOf } from './ports.ts';
import { ANONYMOUS, sessionOf } from './testing/index.ts';

const A = sessionOf('a');
const B = sessionOf('b');
const tokenOfA = { ...A, account: null };

it.each([
  [A, A, 'own', true],
  [A, B, 'other', false],
  [A, ANONYMOUS, 'unsure', false],
  [ANONYMOUS, ANONYMOUS, 'unsure', true],
  [ANONYMOUS, A, 'unsure', false],
  // The account is handed over after the token: the same person.
  [tokenOfA, A, 'own', true],
  [tokenOfA, tokenOfA, 'own', true],
  [tokenOfA, B, 'unsure', false],
  [A, { ...B, account: null }, 'unsure', false],
] as const)('a purchase of %o, seen by %o, is %s', (buyer, person, whose, isSame) => {
  expect([whoseOf(person, personOf(buyer)), isPerson(personOf(buyer), person)]).toEqual([whose, isSame]);
});

it('is stored without its token', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (token) => {
      const user = personOf({ token, account: null });
      expect(user).toMatch(/^~-?[0-9a-z]{1,7}$/);
      expect(user).not.toContain(token);
    }),
  );
});
