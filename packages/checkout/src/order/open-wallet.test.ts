import { describe, expect, it } from 'vitest';
import type { LaunchResult } from '../contract.ts';
import { fakeClock, settled } from '../test-support/fake-clock.test-support.ts';
import { fakeVisibility } from '../test-support/fake-page.test-support.ts';
import { openWallet, type WalletOutcome } from './open-wallet.ts';

function opened(launch?: () => Promise<LaunchResult>) {
  const time = fakeClock();
  const page = fakeVisibility();
  const outcomes: WalletOutcome[] = [];
  let say: (result: LaunchResult) => void = () => {};
  const stop = openWallet(
    {
      clock: time.clock,
      visibility: page.visibility,
      launch: launch ?? (() => new Promise((resolve) => (say = resolve))),
    },
    { kind: 'jsapi', params: {} },
    (outcome) => outcomes.push(outcome),
  );
  return { ...time, ...page, outcomes, stop, say: (result: LaunchResult) => say(result) };
}

describe('opening a wallet', () => {
  it('waits for its word as long as the buyer is in it', async () => {
    const { advance, outcomes, say } = opened();
    await advance(600_000);
    expect(outcomes).toEqual([]);
    say('cancelled');
    await settled();
    expect(outcomes).toEqual(['cancelled']);
  });

  it('gives a silent wallet 3 s after the return, from the last one on', async () => {
    const { advance, outcomes, hide, show } = opened();
    hide();
    show();
    await advance(2000);
    hide();
    await advance(60_000);
    show();
    await advance(2999);
    expect(outcomes).toEqual([]);
    await advance(1);
    expect(outcomes).toEqual(['returned']);
  });

  it('reports once, and leaves no timers or listeners', async () => {
    const { advance, outcomes, show, say, waiting, listening } = opened();
    show();
    await advance(3000);
    say('done');
    await settled();
    expect(outcomes).toEqual(['returned']);
    expect(waiting() + listening()).toBe(0);
  });

  it('reports nothing once stopped', async () => {
    const { outcomes, stop, say, listening } = opened();
    stop();
    say('done');
    await settled();
    expect(outcomes).toEqual([]);
    expect(listening()).toBe(0);
  });

  it('has the server asked when a launch throws in spite of its contract', async () => {
    const { outcomes } = opened(() => {
      throw new Error('defect of the port');
    });
    await settled();
    expect(outcomes).toEqual(['done']);
  });
});
