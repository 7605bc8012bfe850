import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apps, type AppCode } from '../../brand.ts';
import { cleanCode, inviteLink, readInvitation, spacedCode } from './invite-link.ts';
import { plainName } from '../../shared/plain-name.ts';

const code = fc.stringMatching(/^[A-Z0-9]{1,16}$/);
const app = fc.constantFrom(...(Object.keys(apps) as AppCode[]));

test('the friend reads what the inviter sent, whatever the name', () => {
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

test('a code that was typed with spaces and small letters is the same code', () => {
  fc.assert(
    fc.property(code, (sent) => {
      expect(cleanCode(spacedCode(sent).toLowerCase())).toBe(sent);
    }),
  );
});

test.each([undefined, '', '<script>', '　'])('%j is no code that could be sent on as it is', (text) =>
  expect(cleanCode(text)).toMatch(/^[A-Z0-9]*$/),
);
