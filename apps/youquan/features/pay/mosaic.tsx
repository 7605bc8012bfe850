import type { MembershipPackage } from '@vip/api';
import { perDayText, saving, shortYuan, type ReadyPackageList } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup, classes } from '@vip/ui';
import { RoundTick } from './round-tick.tsx';
import { TilePhoto } from './tile-photo.tsx';
import styles from './mosaic.module.css';

/** The packages as tiles of different sizes in two columns; in one column if text is large. */
export function Mosaic({ packages, selected, select }: ReadyPackageList) {
  const shapes = mosaicShapes(packages.length);
  return (
    <RadioGroup label="会员套餐" value={selected.id} onChange={select} className={styles.mosaic}>
      {largeFirst(packages).map((pack, place) => (
        <PackageTile key={pack.id} pack={pack} shape={shapes[place] ?? 'wide'} />
      ))}
    </RadioGroup>
  );
}

/**
 * The price card of a package, with its label if it renews; a large one has a photo, a wide one a drawing. The backend's
 * default has its badge or, without one, the saving.
 */
function PackageTile({ pack, shape }: { pack: MembershipPackage; shape: TileShape }) {
  const isLarge = shape === 'tall' || shape === 'broad';
  const text = pack.badge ?? (pack.isDefault && saving(pack) > 0 ? `省 ${shortYuan(saving(pack))} 元` : null);
  const badge = text && <span className={classes(styles.badge, isLarge && styles.onPhoto)}>{text}</span>;
  return (
    <Radio value={pack.id} className={classes(styles.tile, styles[shape])}>
      <span className={styles.face}>
        <span className={styles.facts}>
          <span className={styles.name}>
            {pack.name} {pack.renewal && <span className={styles.renews}>自动续费</span>}
          </span>
          <Price fen={pack.price} className={styles.price} />
          <span className={styles.more}>
            {pack.originalPrice > pack.price && (
              <>
                <WasPrice fen={pack.originalPrice} className={styles.was} />{' '}
              </>
            )}
            <span className={styles.day}>{perDayText(pack)}</span>
          </span>
        </span>
        {shape !== 'small' && <TilePhoto isLarge={isLarge}>{isLarge && badge}</TilePhoto>}
        <RoundTick className={styles.corner} />
      </span>
      {!isLarge && badge}
    </Radio>
  );
}

/** `tall` is two rows high, `broad` and `wide` are both columns wide. The drawing is at the right of `wide`, the photo above. */
export type TileShape = 'tall' | 'broad' | 'small' | 'wide';

/**
 * The shapes of `count` tiles, in order: a large one, two small ones beside it, the rest in pairs, and a last one without
 * a partner is wide. They fill two columns without a hole for every count.
 */
export function mosaicShapes(count: number): TileShape[] {
  if (count <= 2) return (['broad', 'wide'] as const).slice(0, count);
  return Array.from({ length: count }, (_, place) => {
    if (place === 0) return 'tall';
    return place === count - 1 && place % 2 === 1 ? 'wide' : 'small';
  });
}

/** Moves the backend's default to the front, where it gets the large tile. */
export function largeFirst(packages: readonly MembershipPackage[]): MembershipPackage[] {
  const large = packages.find((pack) => pack.isDefault) ?? packages[0];
  return large ? [large, ...packages.filter((pack) => pack !== large)] : [];
}
