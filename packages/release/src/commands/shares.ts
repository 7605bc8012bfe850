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

/** What a change does to a slice. Shares are parts of 1. */
export interface Plan {
  publisher: string;
  serial: { before: number; after: number };
  versions: { version: string; before: number; after: number }[];
  lastGood: { before: string | null; after: string | null };
}

export function planOf(before: Slice | null, after: Slice): Plan {
  const versions = new Set([...sharesOf(before), ...sharesOf(after)].map(({ version }) => version));
  const shareOf = (slice: Slice | null, version: string) =>
    (sharesOf(slice).find((each) => each.version === version)?.share ?? 0) / ALL_USERS;
  return {
    publisher: after.publisher,
    serial: { before: before?.serial ?? 0, after: after.serial },
    versions: [...versions].map((version) => ({
      version,
      before: shareOf(before, version),
      after: shareOf(after, version),
    })),
    lastGood: { before: before?.lastGood?.version ?? null, after: after.lastGood?.version ?? null },
  };
}

/** The same for people, one line per version. */
export function planLines({ publisher, serial, versions, lastGood }: Plan): string[] {
  const part = (share: number) => percent(share * ALL_USERS);
  return [
    `${publisher}: serial ${serial.before} -> ${serial.after}`,
    ...versions.map(
      ({ version, before, after }) =>
        `  ${version}  ${part(before).padStart(8)} of users  ->  ${part(after)}`,
    ),
    `  last good  ${lastGood.before ?? 'none'}  ->  ${lastGood.after ?? 'none'}`,
  ];
}
