import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apps, type AppCode } from '../../brand.ts';
import { cleanCode, inviteLink, purposes, readInvitation, spacedCode } from './invite.ts';
import { plainName } from '../../shared/plain-name.ts';

const code = fc.stringMatching(/^[A-Z0-9]{1,16}$/);
const app = fc.constantFrom(...(Object.keys(apps) as AppCode[]));

test('the friend’s page reads what the inviter’s link has, for any name', () => {
  fc.assert(
    fc.property(code, fc.string({ unit: 'grapheme' }), app, (sent, nickname, of) => {
      const name = plainName(nickname);
      const link = new URL(inviteLink('https://vip.example', { code: sent, name }, of));
      expect(link.pathname).toBe('/invitation2');
      const query = Object.fromEntries(link.searchParams);
      expect(readInvitation(query)).toEqual({ code: sent, name });
      expect(query.app ?? 'lxb').toBe(of);
    }),
  );
});

test('spaces and lower case in a typed code are ignored', () => {
  fc.assert(
    fc.property(code, (sent) => {
      expect(cleanCode(spacedCode(sent).toLowerCase())).toBe(sent);
    }),
  );
});

test.each([undefined, '', '<script>', '　'])('%j is not a valid code', (text) =>
  expect(cleanCode(text)).toMatch(/^[A-Z0-9]*$/),
);

test.each(Object.entries(purposes))('what %s does fits a line of the poster', (_, purpose) => {
  // 299 units, of which a character of the line has 14.
  expect(Array.from(purpose).length).toBeLessThanOrEqual(21);
});
