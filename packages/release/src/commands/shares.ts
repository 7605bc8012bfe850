import { ALL_USERS, type Slice } from '@vip/release-format';

/** The share of users of each version, in basis points. */
export function sharesOf(slice: Slice | null): { version: string; share: number }[] {
  if (!slice) return [];
  const { live, canary } = slice;
  if (!canary) return [{ version: live.version, share: ALL_USERS }];
  return [
    { version: live.version, share: ALL_USERS - canary.share },
    { version: canary.release.version, share: canary.share },
  ].filter(({ share }) => share > 0);
}

/** `12.34 %`, without zeros at the end. */
export const percent = (share: number): string => `${Number((share / 100).toFixed(2))} %`;

/** `10%`, `0.5%` or basis points as `50bp`; null for anything else. */
export function parseShare(text: string): number | null {
  const found = /^(\d+(?:\.\d{1,2})?)%$|^(\d+)bp$/.exec(text);
  if (!found) return null;
  const share = found[2] === undefined ? Math.round(Number(found[1]) * 100) : Number(found[2]);
  return share <= ALL_USERS ? share : null;
}

/** The share of each version before and after a change, one line per version. */
export function planLines(before: Slice | null, after: Slice): string[] {
  const versions = new Set([...sharesOf(before), ...sharesOf(after)].map(({ version }) => version));
  const shareOf = (slice: Slice | null, version: string) =>
    sharesOf(slice).find((each) => each.version === version)?.share ?? 0;
  const line = (version: string) =>
    `  ${version}  ${percent(shareOf(before, version)).padStart(8)} of users  ->  ${percent(shareOf(after, version))}`;
  return [
    `${after.publisher}: serial ${before?.serial ?? 0} -> ${after.serial}`,
    ...[...versions].map(line),
    `  last good  ${before?.lastGood?.version ?? 'none'}  ->  ${after.lastGood?.version ?? 'none'}`,
  ];
}
