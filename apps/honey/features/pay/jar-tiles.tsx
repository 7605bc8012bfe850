import type { MembershipPackage } from '@vip/api';
import {
  onceText,
  perDayText,
  renewalText,
  saving,
  shortYuan,
  type Agreement,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { AgreementLinks, Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape, classes } from '@vip/ui';
import { Jar, jarLevel } from '../../shared/jar.tsx';
import styles from './jar-tiles.module.css';
import renewalStyles from './renewal.module.css';

interface JarTilesProps extends ReadyPackageList {
  /** What buying the selected package asks consent to. */
  agreements: readonly Agreement[];
}

/** The packages as jars, in two columns if there is room; below, whether the selected one renews. */
export const JarTiles = ({ packages, selected, select, agreements }: JarTilesProps) => (
  <>
    <RadioGroup label="会员套餐" value={selected.id} onChange={select} className={styles.tiles}>
      {packages.map((pack, index) => (
        <JarTile key={pack.id} pack={pack} index={index} />
      ))}
    </RadioGroup>
    {/* Also where nothing renews: the box keeps its place while packages change. */}
    <p className={renewalStyles.renewal}>
      <span className={classes(selected.renewal && renewalStyles.due)}>
        {renewalText(selected) || onceText(selected)}
      </span>
      <AgreementLinks agreements={agreements.filter(({ isSubscription }) => isSubscription)} />
    </p>
  </>
);

interface JarTileProps {
  pack: MembershipPackage;
  /** Its index in the package list, for unique ids in the drawing. */
  index: number;
}

/**
 * The price card of a package: a jar filled by its duration, its name, prices, and the price per day with the label of a
 * package that renews. The backend's default has its badge or, without one, the saving.
 */
const JarTile = ({ pack, index }: JarTileProps) => {
  const badge =
    pack.badge ?? (pack.isDefault && saving(pack) > 0 ? `省 ${shortYuan(saving(pack))} 元` : null);
  return (
    <Radio value={pack.id} className={styles.tile}>
      <span className={styles.face}>
        <Jar id={`honey-jar-${index}`} level={jarLevel(pack.days)} className={styles.jar} />
        <span className={styles.facts}>
          <span className={styles.name}>{pack.name}</span>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={styles.day}>
          {perDayText(pack)}
          {pack.renewal && <span className={styles.renews}>自动续费</span>}
        </span>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.8} />
        </span>
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </Radio>
  );
};
