import { ALL_USERS, type Slice } from '@vip/release-format';
import type { HourCounts } from '../canary/hours.ts';
import { judge, type Decision } from '../canary/judge.ts';
import type { ReadHours } from '../canary/read-hours.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { carryOut, type ChangeOptions } from './change.ts';
import { percent, parseShare } from './shares.ts';

/** Exit code of a canary that was taken back: neither done (0) nor refused (1). */
export const TAKEN_BACK = 3;

interface AutoOptions {
  change: ChangeOptions;
  /** In basis points, ascending; 100 % promotes. */
  shares: readonly number[];
  readHours: ReadHours;
  /** Waits between two decisions; null gives one decision only. */
  wait: (() => Promise<void>) | null;
}

/** `1%,10%,50%` in basis points. Throws `CommandError` if they do not ascend. */
export function parseShares(text: string): number[] {
  const shares = text.split(',').map((each) => parseShare(each.trim()));
  const isAscending = shares.every((each, at) => each !== null && each > (shares[at - 1] ?? 0));
  if (!isAscending) throw new CommandError(`${text} are not shares in ascending order: 1%,10%,50%`);
  return shares as number[];
}

/**
 * Starts the canary if none runs, and judges it until it has the last share: widens it, holds it, or takes it back. Prints
 * a line per decision. Another command that ends the canary ends this one.
 */
export async function autoCanary(context: Context, brand: string, options: AutoOptions): Promise<void> {
  const { print } = context;
  const { change, shares, readHours, wait } = options;
  const at = () => new Date(context.now).toISOString().slice(0, 16).replace('T', ' ');
  if (!(await sliceOf(context, brand))?.canary)
    await carryOut(context, brand, { name: 'canary', share: shares[0] ?? 0 }, change);
  if (change.isDry) return;
  for (;;) {
    const slice = await sliceOf(context, brand);
    const running = slice?.canary;
    if (!slice || !running) return print(`${at()}  another command has ended the canary`);
    const { act, why } = judge(await readHours(brand), {
      canary: running.release.version,
      live: slice.live.version,
    });
    print(`${at()}  ${percent(running.share)}  ${act}: ${why}`);
    if (act === 'take back') {
      await carryOut(context, brand, { name: 'rollback' }, change);
      throw new CommandError(`the canary of ${brand} was taken back: ${why}`, { exitCode: TAKEN_BACK });
    }
    if (act === 'widen') {
      const next = shares.find((share) => share > running.share);
      if (next === undefined)
        return print(`it has the last share: pnpm release promote ${brand}, or rollback ${brand}`);
      await carryOut(
        context,
        brand,
        next === ALL_USERS ? { name: 'promote' } : { name: 'canary', share: next },
        change,
      );
      if (next === ALL_USERS) return;
    }
    if (!wait) return;
    await wait();
  }
}

const sliceOf = async ({ store, keys }: Context, brand: string): Promise<Slice | undefined> =>
  (await readRegistry(store, keys)).slices[brand];

/**
 * The decisions that recorded hours would have brought, one after each hour, until the canary is taken back. The releases are
 * those of the events: the one that ran as a canary, and the one that ran live beside it.
 */
export function replayed(hours: readonly HourCounts[]): { hour: string; decision: Decision }[] {
  const versionOf = (why: string) => hours.filter((each) => each.why === why).at(-1)?.release;
  const [canary, live] = [versionOf('canary'), versionOf('live')];
  if (!canary || !live)
    throw new CommandError('the events have no canary beside a live release of this brand: nothing to judge');
  const decisions: { hour: string; decision: Decision }[] = [];
  for (const hour of [...new Set(hours.map((each) => each.hour))].sort()) {
    const decision = judge(
      hours.filter((each) => each.hour <= hour),
      { canary, live },
    );
    decisions.push({ hour, decision });
    if (decision.act === 'take back') break;
  }
  return decisions;
}
