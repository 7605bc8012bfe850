// @vitest-environment happy-dom
import { act, useReducer } from 'react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useSession, type Session } from '@vip/host';
import type { Agreement } from './contract.ts';
import { ANONYMOUS, fakeShell, sessionOf } from './testing/index.ts';
import { renderHook } from './test-support/render-hook.test-support.ts';
import { useConsent, type Given } from './use-payment.ts';

/** Documents of a package, of a renewing one, and of another app. */
const DOCUMENTS = [['/va', '/pa'], ['/va', '/pa', '/sa'], ['/ua']];

const TEXTS_OF_APP: Agreement[] = [{ document: '/ua', name: '/ua', version: '1.0.0' }];

const USERS: Record<string, Session> = { '': ANONYMOUS, a: sessionOf('a'), b: sessionOf('b') };

const agreementsOf = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.oneof({ weight: 3, arbitrary: fc.constant('1.0.0') }, fc.constant('1.1.0')),
  )
  .map(([documents, version]): Agreement[] =>
    documents.map((document) => ({ document, name: document, version })),
  );

const step = fc.oneof(
  fc.record({ type: fc.constantFrom('tick' as const, 'untick' as const, 'accept' as const) }),
  // Another package, app, or edition.
  fc.record({ type: fc.constant('texts' as const), agreements: agreementsOf }),
  fc.record({ type: fc.constant('user' as const), user: fc.constantFrom(...Object.keys(USERS)) }),
);

const nameOf = ({ document, version }: { document: string; version: string }) => `${document} ${version}`;

/** A model of who agreed to what. */
function model(before: Given | null) {
  let user = '';
  /** By user; '' has what the anonymous user of this moment agreed to. */
  const agreed = new Map<string, Set<string>>();
  const of = (who: string) => {
    const texts = agreed.get(who) ?? new Set<string>();
    agreed.set(who, texts);
    return texts;
  };
  before?.consents.forEach((consent) => of(before.user).add(nameOf(consent)));
  return {
    become(next: string) {
      if (user === '' && next !== '') {
        of('').forEach((text) => of(next).add(text));
        agreed.delete('');
      }
      user = next;
    },
    agree: (texts: readonly Agreement[]) => texts.forEach((text) => of(user).add(nameOf(text))),
    withdraw: (texts: readonly Agreement[]) => texts.forEach((text) => of(user).delete(nameOf(text))),
    hasAgreed: (texts: readonly Agreement[]) => texts.every((text) => of(user).has(nameOf(text))),
  };
}

it('a ticked box means that this user agreed to exactly these texts in these versions', async () => {
  let ticked = 0;
  await fc.assert(
    fc.asyncProperty(
      agreementsOf,
      fc.option(fc.record({ user: fc.constantFrom(...Object.keys(USERS)), agreements: agreementsOf })),
      fc.array(step, { maxLength: 14 }),
      async (first, earlier, steps) => {
        let agreements = first;
        const before = earlier && { user: earlier.user, consents: earlier.agreements };
        const world = fakeShell({ answer: () => null, session: ANONYMOUS });
        const known = model(before);
        const page = await renderHook(world, () => {
          const [, again] = useReducer((count: number) => count + 1, 0);
          return { again, control: useConsent(agreements, useSession(), before, () => undefined) };
        });
        for (const one of steps) {
          await act(async () => {
            const { control, again } = page.current();
            if (one.type === 'tick') control.setChecked(true);
            if (one.type === 'accept') control.acceptAndPay();
            if (one.type === 'tick' || one.type === 'accept') known.agree(agreements);
            if (one.type === 'untick') {
              control.setChecked(false);
              known.withdraw(agreements);
            }
            if (one.type === 'texts') agreements = one.agreements;
            if (one.type === 'user') {
              world.become(USERS[one.user] ?? ANONYMOUS);
              known.become(one.user);
            }
            again();
          });
          const { isChecked } = page.current().control;
          if (isChecked) ticked += 1;
          if (isChecked) expect(known.hasAgreed(agreements)).toBe(true);
          if (one.type === 'tick') expect(isChecked).toBe(true);
          if (one.type === 'untick') expect(isChecked).toBe(false);
        }
        await page.unmount();
      },
    ),
    {
      numRuns: 200,
      // What an anonymous user agreed to before the page was loaded again is not every later user's.
      examples: [
        [
          TEXTS_OF_APP,
          { user: '', agreements: TEXTS_OF_APP },
          [
            { type: 'user', user: 'a' },
            { type: 'user', user: 'b' },
          ],
        ],
      ],
    },
  );
  expect(ticked).toBeGreaterThan(50);
}, 60_000);
