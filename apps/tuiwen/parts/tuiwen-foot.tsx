import { Foot } from '@vip/checkout-ui';
import { agreements } from '../agreements.ts';
import { brand } from '../brand.ts';
import styles from './tuiwen-foot.module.css';

/** The foot of every page of tuiwen, flush left like the rest. */
export const TuiwenFoot = () => (
  <div className={styles.foot}>
    <Foot {...brand} agreements={agreements} />
  </div>
);
