import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, classes } from '@vip/ui';
import photos from '../../drawings/photos.module.css';
import type { TileShape } from './mosaic-shape.ts';
import styles from './mosaic.module.css';
import { RoundTick } from './round-tick.tsx';

interface PackageTileProps {
  pack: MembershipPackage;
  shape: TileShape;
}

/** One package: the large one under a photo, the others in words alone. */
export function PackageTile({ pack, shape }: PackageTileProps) {
  const hasPhoto = shape === 'tall' || shape === 'broad';
  const badge = pack.badge && <span className={styles.badge}>{pack.badge}</span>;
  return (
    <Radio value={pack.id} className={classes(styles.tile, styles[shape])}>
      <span className={styles.face}>
        <span className={styles.facts}>
          <span className={styles.name}>{pack.name}</span>
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
        {hasPhoto && <span className={classes(styles.photo, photos.field)}>{badge}</span>}
        <RoundTick className={styles.tick} />
      </span>
      {!hasPhoto && badge}
    </Radio>
  );
}
