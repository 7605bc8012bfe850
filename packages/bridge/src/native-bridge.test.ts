import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { BridgeWindow } from './contract.ts';
import { createNativeBridge } from './native-bridge.ts';
import { handOver, outcome, useFakeTimers } from './open-page.test-support.ts';
import type { Channel, PageHandler } from './protocols/channel.ts';

useFakeTimers();

/** The part of a window that the bridge needs. */
const window = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
} as unknown as BridgeWindow;

type Step = { kind: 'wait'; ms: number } | { kind: 'answer'; data: unknown } | { kind: 'refuse' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(2000) }),
  fc.record({
    kind: fc.constant('answer' as const),
    data: fc.oneof(
      fc.constantFrom<unknown>(handOver, JSON.stringify(handOver), 'ok'),
      fc.anything(),
      fc.json(),
    ),
  }),
  fc.constant({ kind: 'refuse' as const }),
);

/** The expected outcome: the first answer or refusal before the time-out. */
function expectedOf(steps: readonly Step[]): 'timeout' | 'absent' | { data: unknown } {
  let at = 0;
  for (const next of steps) {
    if (next.kind === 'wait') at += next.ms;
    if (at >= 3000) return 'timeout';
    if (next.kind === 'refuse') return 'absent';
    if (next.kind === 'answer') return { data: next.data };
  }
  return 'timeout';
}

it('uses the first answer or refusal of the native side, and fails only with a BridgeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      let answered: (answer: unknown) => void = () => undefined;
      let refused = (): void => undefined;
      const channel: Channel = {
        call: (_name, _data, onAnswer, onRefusal) => {
          answered = onAnswer;
          refused = onRefusal;
        },
        listen: () => undefined,
      };
      const result = outcome(createNativeBridge(window, 'wvjb', channel).getUserInfo());
      for (const next of steps) {
        if (next.kind === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
        else if (next.kind === 'answer') answered(next.data);
        else refused();
      }
      await vi.advanceTimersByTimeAsync(3000);
      expect(vi.getTimerCount()).toBe(0);

      const expected = expectedOf(steps);
      if (typeof expected === 'string') expect(await result).toBe(expected);
      else if (typeof (await result) === 'string') expect(await result).toBe('malformed');
      else expect(await result).toHaveProperty('clientType');
    }),
  );
});

it('never throws at what the native side calls its handlers with', () => {
  const names = fc.constantFrom('refreshUserInfo' as const, 'onResume' as const, 'onBack' as const);
  fc.assert(
    fc.property(names, fc.anything(), fc.anything(), fc.boolean(), (name, data, returned, isThrowing) => {
      const listeners = new Map<string, PageHandler>();
      const bridge = createNativeBridge(window, 'jsbridge', {
        call: () => undefined,
        listen: (listened, handler) => listeners.set(listened, handler),
      });
      bridge.register(name, () => {
        if (isThrowing) throw returned;
        return returned;
      });
      const reply = vi.fn();
      listeners.get(name)?.(data, reply);
      expect(reply).toHaveBeenCalledExactlyOnceWith(!isThrowing && returned === true);
      // iOS gives no reply function where no answer is wanted.
      listeners.get(name)?.(data, undefined as unknown as (answer: unknown) => void);
    }),
  );
});

it('requests the user, and sends the logout and the title, under the agreed names', () => {
  const call = vi.fn<Channel['call']>();
  const bridge = createNativeBridge(window, 'wvjb', { call, listen: () => undefined });
  void outcome(bridge.getUserInfo());
  bridge.unlogin();
  bridge.setTitle('支付');
  void outcome(bridge.pay({ a: 'b' }));
  expect(call.mock.calls.map(([name, data]) => [name, data])).toEqual([
    ['getUserInfo', {}],
    ['unlogin', {}],
    ['setTitle', { title: '支付' }],
    ['pay', { a: 'b' }],
  ]);
});
