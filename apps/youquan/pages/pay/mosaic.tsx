import { renewalText, type ReadyPackageList } from '@vip/checkout-react';
import { RadioGroup } from '@vip/ui';
import { BlankTile } from './blank-tile.tsx';
import { largeFirst, mosaicShapes } from './mosaic-shape.ts';
import styles from './mosaic.module.css';
import { PackageTile } from './package-tile.tsx';

/** The packages as tiles of different size that fill two columns; one below the other where text is large. */
export function Mosaic({ packages, selected, select }: ReadyPackageList) {
  const shapes = mosaicShapes(packages.length);
  return (
    <>
      <RadioGroup label="会员套餐" value={selected.id} onChange={select} className={styles.mosaic}>
        {largeFirst(packages).map((pack, place) => (
          <PackageTile key={pack.id} pack={pack} shape={shapes[place] ?? 'wide'} />
        ))}
      </RadioGroup>
      {selected.renewal && <p className={styles.renewal}>{renewalText(selected)}</p>}
    </>
  );
}

/** The same boxes while the packages are on their way. */
export const BlankMosaic = () => (
  <div className={styles.mosaic}>
    {mosaicShapes(4).map((shape, place) => (
      <BlankTile key={place} shape={shape} />
    ))}
  </div>
);
