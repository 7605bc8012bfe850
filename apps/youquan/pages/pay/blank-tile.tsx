import { SkeletonText, classes } from '@vip/ui';
import type { TileShape } from './mosaic-shape.ts';
import styles from './mosaic.module.css';

/** The box of a package that is on its way. */
export const BlankTile = ({ shape }: { shape: TileShape }) => (
  <div className={classes(styles.tile, styles[shape])}>
    <div className={styles.face}>
      {shape === 'tall' && <span className={styles.photo} />}
      <div className={styles.facts}>
        <span className={styles.name}>
          <SkeletonText width="4em" />
        </span>
        <span className={styles.price}>
          <SkeletonText width="2em" />
        </span>
        <span className={styles.more}>
          {shape === 'tall' && (
            <span className={styles.was}>
              <SkeletonText width="2.5em" />
            </span>
          )}
          <span className={styles.day}>
            <SkeletonText width="6em" />
          </span>
        </span>
      </div>
    </div>
  </div>
);
