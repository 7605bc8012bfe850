import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { readSession } from './stored-session.ts';

it('any stored text is read without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (info, ct, token) => {
      const session = readSession(memoryStorage({ 'auth.info': info, ct, 'auth.token': token }));
      expect(session.clientType).toBeGreaterThanOrEqual(0);
      expect(session.account === null || typeof session.account.id === 'string').toBe(true);
    }),
  );
});
