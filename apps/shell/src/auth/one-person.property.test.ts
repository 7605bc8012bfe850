import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth } from './auth.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const user = (id: string) => ({ id, nickname: id, avatar: '' });

const person = fc.constantFrom('A', 'B');
const tab = fc.nat(1);
/** Each user has two tokens, which contain the id. */
const token = fc.tuple(person, fc.constantFrom('1', '2')).map(([id, at]) => `${id}${at}`);
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('answer' as const, 'push' as const),
    tab,
    // An app has one user at a time and may omit the token or the user.
    token: fc.option(token, { freq: 2 }),
    hasUser: fc.boolean(),
    other: fc.option(person, { freq: 2 }),
  }),
  fc.record({ kind: fc.constant('login' as const), tab, token, hasUser: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('logout' as const, 'endByApp' as const, 'reload' as const), tab }),
  fc.record({ kind: fc.constant('refuse' as const), tab, token }),
  fc.record({ kind: fc.constantFrom('follow' as const, 'send' as const), tab }),
);

const ownerOf = (bearer: string) => bearer.charAt('Bearer '.length);

it('in any history of two tabs, token and account belong to the same user', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const local = memoryStorage();
      const open = (session = memoryStorage()) => {
        const auth = createAuth({ local, session });
        const look = () => {
          const { token: bearer, account } = auth.session.get();
          if (bearer !== null && account !== null) expect(ownerOf(bearer)).toBe(account.id);
        };
        auth.session.subscribe(look);
        return { auth, session, look };
      };
      const tabs = [open(), open()];
      for (const one of steps) {
        const { auth, session } = tabs[one.tab] ?? open();
        if (one.kind === 'answer' || one.kind === 'push') {
          const id = one.token?.charAt(0) ?? one.other;
          const named = one.hasUser && id ? user(id) : null;
          const rest = { clientType: 0, version: '', handlers: [] };
          auth.accept(
            { token: one.token, user: named, info: named && { ...named, more: id }, ...rest },
            one.kind === 'push',
          );
          const { token: bearer, account } = auth.session.get();
          if (one.token) expect(bearer).toBe(`Bearer ${one.token}`);
          if (named) expect(account?.id).toBe(named.id);
        } else if (one.kind === 'login') {
          // A login answer may name no user.
          auth.login(one.token, one.hasUser ? user(one.token.charAt(0)) : null);
        } else if (one.kind === 'refuse') {
          auth.refuse(`Bearer ${one.token}`);
          expect(auth.session.get().token).not.toBe(`Bearer ${one.token}`);
        } else if (one.kind === 'reload') tabs[one.tab] = open(session);
        else if (one.kind === 'send') {
          const sent = auth.token();
          expect(sent).toBe(auth.session.get().token);
        } else auth[one.kind]();
        tabs.forEach(({ look }) => look());
        const info = JSON.parse(local.get('auth.info') ?? '{}') as { id?: string; more?: string };
        if (info.more) expect(info.more).toBe(info.id);
      }
    }),
    {
      numRuns: 500,
      examples: [
        [
          [
            { kind: 'answer', tab: 0, token: 'B2', hasUser: false, other: null },
            { kind: 'answer', tab: 0, token: null, hasUser: true, other: 'A' },
            { kind: 'answer', tab: 1, token: 'B2', hasUser: true, other: null },
          ],
        ],
      ],
    },
  );
});
