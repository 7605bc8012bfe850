import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, checkShape } from '@vip/ui';
import { jarLevel } from '../../drawings/jar-level.ts';
import { Jar } from '../../drawings/jar.tsx';
import styles from './jar-tiles.module.css';

interface JarTileProps {
  pack: MembershipPackage;
  /** Place in the package list: names the drawing. */
  index: number;
}

/** One package: a jar as full as it lasts, its price, and what a day costs. */
export const JarTile = ({ pack, index }: JarTileProps) => (
  <Radio value={pack.id} className={styles.tile}>
    <span className={styles.face}>
      <Jar id={`honey-jar-${index}`} level={jarLevel(pack.days)} className={styles.jar} />
      <span className={styles.facts}>
        <span className={styles.name}>{pack.name}</span>
        <Price fen={pack.price} className={styles.price} />
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
      </span>
      <span className={styles.day}>{perDayText(pack)}</span>
      <span className={styles.dot} aria-hidden="true">
        <Icon shape={checkShape} size={13} strokeWidth={2.8} />
      </span>
    </span>
    {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
  </Radio>
);
