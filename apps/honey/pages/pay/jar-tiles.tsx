import { renewalText, type ReadyPackageList } from '@vip/checkout-react';
import { RadioGroup, Skeleton } from '@vip/ui';
import { JarTile } from './jar-tile.tsx';
import styles from './jar-tiles.module.css';

/** The packages as jars, two beside each other where there is room. */
export const JarTiles = ({ packages, selected, select }: ReadyPackageList) => (
  <>
    <RadioGroup label="会员套餐" value={selected.id} onChange={select} className={styles.tiles}>
      {packages.map((pack, index) => (
        <JarTile key={pack.id} pack={pack} index={index} />
      ))}
    </RadioGroup>
    {selected.renewal && <p className={styles.renewal}>{renewalText(selected)}</p>}
  </>
);

/** The same boxes while the packages are on their way. */
export const BlankTiles = () => (
  <div className={styles.tiles}>
    {[0, 1, 2, 3].map((index) => (
      <div key={index} className={styles.tile}>
        <div className={styles.face}>
          <div className={styles.jar}>
            <Skeleton width="100%" height="100%" radius="12px" />
          </div>
          <div className={styles.facts}>
            <div className={styles.name}>
              <Skeleton width="2.6em" height="1em" radius="1em" />
            </div>
            <div className={styles.price}>
              <Skeleton width="2em" height="1em" radius=".3em" />
            </div>
            <div className={styles.was}>
              <Skeleton width="2.4em" height="1em" radius="1em" />
            </div>
          </div>
          <div className={styles.day} />
        </div>
      </div>
    ))}
  </div>
);
