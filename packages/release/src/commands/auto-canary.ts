import { ALL_USERS, type Slice } from '@vip/release-format';
import type { HourCounts } from '../canary/hours.ts';
import { judge, type Decision } from '../canary/judge.ts';
import type { ReadHours } from '../canary/read-hours.ts';
import { CommandError, EXIT, usageError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { carryOut, type Change, type ChangeOptions, type ChangeResult } from './change.ts';
import { percent, parseShare } from './shares.ts';

/** A decision at a time, ISO or an hour of the events; `share` is a part of 1, null for recorded events. */
export interface Judged extends Decision {
  at: string;
  share: number | null;
}

interface AutoOptions {
  change: ChangeOptions;
  /** In basis points, ascending; 100 % promotes. */
  shares: readonly number[];
  readHours: ReadHours;
  /** Waits between two decisions; null gives one decision only. */
  wait: (() => Promise<void>) | null;
  onDecision?: (decision: Judged) => void;
  onChange?: (result: ChangeResult) => void;
}

/** `1%,10%,50%` in basis points. Throws a usage error if they do not ascend. */
export function parseShares(text: string): number[] {
  const shares = text.split(',').map((each) => parseShare(each.trim()));
  const isAscending = shares.every((each, at) => each !== null && each > (shares[at - 1] ?? 0));
  if (!isAscending) throw usageError(`${text} are not shares in ascending order: 1%,10%,50%`);
  return shares as number[];
}

/**
 * Starts the canary if none runs, and judges it until it has the last share: widens it, holds it, or takes it back. Prints
 * a line per decision. Another command that ends the canary ends this one.
 */
export async function autoCanary(context: Context, brand: string, options: AutoOptions): Promise<void> {
  const { print } = context;
  const { change, shares, readHours, wait } = options;
  async function make(next: Change): Promise<void> {
    const result = await carryOut(context, brand, next, change);
    options.onChange?.(result);
  }
  const at = () => new Date(context.now).toISOString().slice(0, 16).replace('T', ' ');
  if (!(await sliceOf(context, brand))?.canary) await make({ name: 'canary', share: shares[0] ?? 0 });
  if (change.isDry) return;
  for (;;) {
    const slice = await sliceOf(context, brand);
    const running = slice?.canary;
    if (!slice || !running) return print(`${at()}  another command has ended the canary`);
    const decision = judge(await readHours(brand), {
      canary: running.release.version,
      live: slice.live.version,
    });
    const { act, why } = decision;
    options.onDecision?.({ at: context.now.toISOString(), share: running.share / ALL_USERS, ...decision });
    print(`${at()}  ${percent(running.share)}  ${act}: ${why}`);
    if (act === 'take back') {
      await make({ name: 'rollback' });
      throw new CommandError(`the canary of ${brand} was taken back: ${why}`, { exitCode: EXIT.takenBack });
    }
    if (act === 'widen') {
      const next = shares.find((share) => share > running.share);
      if (next === undefined)
        return print(`it has the last share: pnpm release promote ${brand}, or rollback ${brand}`);
      await make(next === ALL_USERS ? { name: 'promote' } : { name: 'canary', share: next });
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
export function replayed(hours: readonly HourCounts[]): Judged[] {
  const versionOf = (why: string) => hours.filter((each) => each.why === why).at(-1)?.release;
  const [canary, live] = [versionOf('canary'), versionOf('live')];
  if (!canary || !live)
    throw new CommandError('the events have no canary beside a live release of this brand: nothing to judge');
  const decisions: Judged[] = [];
  for (const hour of [...new Set(hours.map((each) => each.hour))].sort()) {
    const decision = judge(
      hours.filter((each) => each.hour <= hour),
      { canary, live },
    );
    decisions.push({ at: hour, share: null, ...decision });
    if (decision.act === 'take back') break;
  }
  return decisions;
}
