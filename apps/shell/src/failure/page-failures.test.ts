import { describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../releases/diagnose.ts';
import type { Releases } from '../releases/releases.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { inTime, OverdueError } from '../remotes/page-loader.ts';
import { createPageFailures, type PageOutcome } from './page-failures.ts';
import { createReloadOnce } from '../remotes/reload-once.ts';

const error = new Error('x');

function failing(
  diagnosis: Diagnosis | Error,
  some: { isPaymentInProgress?: boolean; hasShown?: boolean; isReachable?: boolean } = {},
) {
  const reload = vi.fn();
  const report = vi.fn();
  const diagnose = vi.fn(async () => diagnosis as Diagnosis);
  const isPaymentInProgress = () => some.isPaymentInProgress ?? false;
  const session = { ...memoryStorage(), isLasting: () => true };
  const open = async () => {
    if (diagnosis instanceof Error) throw diagnosis;
    return { diagnose } as unknown as Releases;
  };
  /** In a new document. */
  const make = (subject = 'honey_v2 shell1') =>
    createPageFailures({
      lazy: { open },
      subject,
      reloadOnce: createReloadOnce({ session, isPaymentInProgress, reload }),
      isPaymentInProgress,
      hasShown: () => some.hasShown ?? false,
      isReachable: async () => some.isReachable ?? true,
      report,
    });
  return { make, reload, report, diagnose };
}

describe('a page that fails', () => {
  it.each<[Diagnosis, PageOutcome]>([
    ['corrupt', 'failed'],
    ['network', 'failed'],
    ['fault', 'broken'],
  ])('is reloaded once if the diagnosis is %s, and is %s then', async (diagnosis, outcome) => {
    const { make, reload } = failing(diagnosis);
    expect(await make()(error, './pay')).toBe('reloading');
    expect(await make()(error, './pay')).toBe(outcome);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reloaded once more when its release was quarantined, since another one will run', async () => {
    const { make, reload, diagnose } = failing('corrupt');
    await make()(error, './pay');
    diagnose.mockResolvedValue('quarantined');
    expect(await make()(error, './pay')).toBe('reloading');
    expect(diagnose).toHaveBeenLastCalledWith(expect.objectContaining({ hasReloaded: true }));
    // Still this release: the device does not store that it is broken.
    expect(await make()(error, './pay')).toBe('broken');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Diagnosis, PageOutcome]>([
    ['that another one can replace waits for the buyer', 'quarantined', 'failed'],
    ['without another one is broken at once', 'fault', 'broken'],
  ])('is never reloaded during a payment: a release %s', async (_, diagnosis, outcome) => {
    const { make, reload } = failing(diagnosis, { isPaymentInProgress: true });
    expect(await make()(error, './pay')).toBe(outcome);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not diagnosed if it crashes after it was shown', async () => {
    const { make, diagnose, reload } = failing('quarantined', { hasShown: true });
    await make()(error, './pay');
    expect(diagnose).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, Parameters<typeof failing>]>([
    ['the files and the probe do not answer', ['network', { isReachable: false }]],
    ['the network fails after the diagnosis', ['quarantined', { isReachable: false }]],
    ['the diagnosis cannot be loaded', [new Error('ChunkLoadError'), { isReachable: false }]],
    ['a page that was shown throws', ['fault', { hasShown: true, isReachable: false }]],
  ])('is never reloaded without a network: %s', async (_, [diagnosis, some]) => {
    const { make, reload } = failing(diagnosis, some);
    expect(await make()(error, './pay')).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded if only the diagnosis chunk cannot be loaded', async () => {
    const { make, reload } = failing(new Error('ChunkLoadError'));
    expect(await make()(error, './pay')).toBe('reloading');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reported and diagnosed once per document', async () => {
    const { make, report, diagnose } = failing('corrupt');
    const failed = make();
    await Promise.all([failed(error, './pay'), failed(error, './pay')]);
    expect([report.mock.calls.length, diagnose.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the first page', () => {
  const stalled = () => new Promise<unknown>(() => undefined);
  const timeout = () => Promise.reject(new OverdueError('overdue'));

  it('fails if it is not loaded in time', async () => {
    await expect(inTime(stalled, timeout(), () => false)('./pay')).rejects.toBeInstanceOf(OverdueError);
  });

  it('is used if it is loaded when the time is over', async () => {
    const overdue = timeout();
    await overdue.catch(() => undefined);
    const fetchPage = inTime(
      async () => (await Promise.resolve('page')) as unknown,
      overdue,
      () => false,
    );
    expect(await fetchPage('./pay')).toBe('page');
  });

  it('is followed by pages without a time limit', async () => {
    const slow = () => new Promise((resolve) => setTimeout(() => resolve('result'), 10));
    expect(await inTime(slow, timeout(), () => true)('./result')).toBe('result');
  });
});
