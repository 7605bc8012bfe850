import type { Slice } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Registry } from './registry.ts';

/**
 * Refuses (`CommandError`) what would make old pages live again or remove pages: slices of these publishers that are older
 * than what pages have, or expired, and any publisher that the registry has lost. `accepted` publishers are let through;
 * the slice of `renewed` gets a new date.
 */
export function refuseStale(
  { stale, slices, signed }: Registry,
  publishers: readonly string[],
  { now, accepted, renewed }: { now: Date; accepted: readonly string[]; renewed?: string | undefined },
): void {
  const lost = Object.keys(stale).filter((publisher) => !signed[publisher]);
  const reasons = [...new Set([...lost, ...publishers])]
    .filter((publisher) => !accepted.includes(publisher))
    .flatMap((publisher) => {
      const expiry = publisher === renewed ? null : expiryOf(slices[publisher], now);
      const reason = stale[publisher] ?? expiry;
      return reason ? [`${publisher}: ${reason}; or go on with --accept-stale ${publisher}`] : [];
    });
  if (reasons.length > 0) throw new CommandError(reasons.join('\n'));
}

const expiryOf = (slice: Slice | undefined, now: Date): string | null =>
  slice && Date.parse(slice.expiresAt) < now.getTime()
    ? `its slice expired ${slice.expiresAt}: publish it again`
    : null;
