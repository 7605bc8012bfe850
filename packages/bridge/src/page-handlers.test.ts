import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPageHandlers } from './page-handlers.ts';
import type { PageHandler } from './protocols/channel.ts';

const names = ['refreshUserInfo', 'onResume', 'onBack'] as const;

type Step =
  | { kind: 'register'; name: (typeof names)[number]; answer: 'used' | 'not used' | 'throws' }
  | { kind: 'undo'; which: number }
  | { kind: 'call'; name: (typeof names)[number] };

const name = fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('register' as const),
    name,
    answer: fc.constantFrom('used' as const, 'not used' as const, 'throws' as const),
  }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('call' as const), name }),
);

it('asks the newest registered handlers of a name first, and stops at the one that consumed the call', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const listeners = new Map<string, PageHandler>();
      const register = createPageHandlers({
        call: () => undefined,
        listen: (listened, handler) => listeners.set(listened, handler),
      });
      const known: { name: string; answer: string; isThere: boolean; undo: () => void }[] = [];
      let asked: number[] = [];

      for (const next of steps) {
        if (next.kind === 'register') {
          const number = known.length;
          const undo = register(next.name, () => {
            asked.push(number);
            if (next.answer === 'throws') throw new Error('page');
            return next.answer === 'used';
          });
          known.push({ name: next.name, answer: next.answer, isThere: true, undo });
        } else if (next.kind === 'undo') {
          const entry = known[next.which];
          entry?.undo();
          if (entry) entry.isThere = false;
        } else {
          asked = [];
          const reply = vi.fn();
          listeners.get(next.name)?.({}, reply);
          const there = known.flatMap((entry, at) => (entry.isThere && entry.name === next.name ? [at] : []));
          const newestFirst = there.reverse();
          const user = newestFirst.findIndex((at) => known[at]?.answer === 'used');
          expect(asked).toEqual(user < 0 ? newestFirst : newestFirst.slice(0, user + 1));
          if (listeners.has(next.name)) expect(reply.mock.calls).toEqual([[user >= 0]]);
        }
      }
    }),
  );
});

it('listens once per name for any number of handlers', () => {
  const listen = vi.fn();
  const register = createPageHandlers({ call: () => undefined, listen });
  register('onBack', () => true)();
  register('onBack', () => true);
  register('onResume', () => true);
  expect(listen.mock.calls.map(([listened]) => listened as string)).toEqual(['onBack', 'onResume']);
});
