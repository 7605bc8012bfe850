import { describe, expect, it } from 'vitest';
import type { LaunchResult } from '../contract.ts';
import { fakeClock, settled } from '../test-support/fake-clock.test-support.ts';
import { fakeVisibility } from '../test-support/fake-page.test-support.ts';
import { openWallet } from './launch.ts';

function opened(launch?: () => Promise<LaunchResult>) {
  const time = fakeClock();
  const page = fakeVisibility();
  const outcomes: LaunchResult[] = [];
  let report: (result: LaunchResult) => void = () => {};
  const stop = openWallet(
    {
      clock: time.clock,
      visibility: page.visibility,
      launch: launch ?? (() => new Promise((resolve) => (report = resolve))),
    },
    { kind: 'jsapi', params: {} },
    (outcome) => outcomes.push(outcome),
  );
  return { ...time, ...page, outcomes, stop, report: (result: LaunchResult) => report(result) };
}

describe('opening a wallet', () => {
  it('waits for its result while the buyer is in it', async () => {
    const { advance, outcomes, report } = opened();
    await advance(600_000);
    expect(outcomes).toEqual([]);
    report('cancelled');
    await settled();
    expect(outcomes).toEqual(['cancelled']);
  });

  it('waits 3 s for a silent wallet after the last return', async () => {
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
    const { advance, outcomes, show, report, waiting, listening } = opened();
    show();
    await advance(3000);
    report('done');
    await settled();
    expect(outcomes).toEqual(['returned']);
    expect(waiting() + listening()).toBe(0);
  });

  it('reports nothing once stopped', async () => {
    const { outcomes, stop, report, listening } = opened();
    stop();
    report('done');
    await settled();
    expect(outcomes).toEqual([]);
    expect(listening()).toBe(0);
  });

  it('has the server queried if a launch throws against its contract', async () => {
    const { outcomes } = opened(() => {
      throw new Error('defect of the port');
    });
    await settled();
    expect(outcomes).toEqual(['done']);
  });
});
