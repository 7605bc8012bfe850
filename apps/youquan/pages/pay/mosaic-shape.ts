import type { MembershipPackage } from '@vip/api';

/** `tall` is two rows high, `broad` and `wide` are both columns wide; `tall` and `broad` have the photo. */
export type TileShape = 'tall' | 'broad' | 'small' | 'wide';

/**
 * The shapes of so many tiles, in order: one large, two small beside it, the rest in pairs, and a wide one where it
 * would stand alone. Two columns are filled without a hole, whatever the number.
 */
export function mosaicShapes(count: number): TileShape[] {
  if (count <= 2) return (['broad', 'wide'] as const).slice(0, count);
  return Array.from({ length: count }, (_, place) => {
    if (place === 0) return 'tall';
    return place === count - 1 && place % 2 === 1 ? 'wide' : 'small';
  });
}

/** The backend's default stands first: it has the large tile. The others keep their order. */
export function largeFirst(packages: readonly MembershipPackage[]): MembershipPackage[] {
  const large = packages.find((pack) => pack.isDefault) ?? packages[0];
  return large ? [large, ...packages.filter((pack) => pack !== large)] : [];
}
