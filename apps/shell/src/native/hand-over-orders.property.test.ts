// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HandOver, PageHandlerName } from '@vip/bridge';
import { createAuth } from '../auth/auth.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createNativeSession } from './native-session.ts';

const { connectBridge } = vi.hoisted(() => ({ connectBridge: vi.fn<() => Promise<unknown>>() }));
vi.mock('@vip/bridge', async (original) => ({ ...(await original<object>()), connectBridge }));

// Hundreds of examples.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** What an app includes of its user. Some start with one half and have both later. */
const half = fc.constantFrom('whole' as const, 'token' as const, 'user' as const);
const step = fc.record({
  kind: fc.constantFrom('push' as const, 'change' as const, 'navigate' as const, 'return' as const),
  user: fc.option(fc.constantFrom('A', 'B')),
  includes: half,
  waitMs: fc.constantFrom(0, 100, 400, 5000),
});

it('in any order of hand-overs no token is joined with another user, and the whole answer of the app wins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), half, async (steps, answers) => {
      vi.clearAllTimers();
      const handlers: Partial<Record<PageHandlerName, (data: unknown) => unknown>> = {};
      let user: string | null = null;
      let answered = answers;
      const handOver = (includes: typeof answers): HandOver => {
        const named = user && includes !== 'token' ? { id: user, nickname: user, avatar: '' } : null;
        return {
          ...{ clientType: 1, version: '5', handlers: [], user: named, info: named },
          token: user && includes !== 'user' ? `${user}1` : null,
        };
      };
      connectBridge.mockResolvedValue({
        setTitle: () => undefined,
        unlogin: () => undefined,
        parseHandOver: (data: HandOver) => data,
        register: (name: PageHandlerName, handler: (data: unknown) => unknown) => (handlers[name] = handler),
        getUserInfo: () => {
          const answer = handOver(answered);
          return new Promise((resolve) => setTimeout(() => resolve(answer), 40));
        },
      });
      const auth = createAuth({ local: memoryStorage(), session: memoryStorage() });
      const native = createNativeSession({
        window,
        environment: { host: 'native', platform: 'ios', webView: true, userAgent: '' },
        auth,
        onBack: () => false,
      });
      const session = () => {
        const { isAsking, token, account } = auth.session.get();
        return { isAsking, token, user: account?.id ?? null };
      };
      auth.session.subscribe(() => {
        const { token, user: shown } = session();
        if (token !== null && shown !== null) expect(token).toBe(`Bearer ${shown}1`);
      });
      native.ask();
      await vi.advanceTimersByTimeAsync(0);
      for (const { kind, user: next, includes, waitMs } of steps) {
        if (kind === 'push' || kind === 'change') user = next;
        if (kind === 'push') handlers.refreshUserInfo?.(handOver(includes));
        else if (kind === 'navigate') native.ask();
        else if (kind === 'return') native.askOnReturn();
        await vi.advanceTimersByTimeAsync(waitMs);
      }
      // No page waits forever, whatever the app includes.
      await vi.advanceTimersByTimeAsync(5000);
      expect(session().isAsking).toBe(false);
      // A user alone, whom the app pushes at last.
      answered = 'whole';
      user = 'B';
      handlers.refreshUserInfo?.(handOver('user'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(session()).toEqual({ isAsking: false, token: 'Bearer B1', user: 'B' });
    }),
    { numRuns: 300 },
  );
});
