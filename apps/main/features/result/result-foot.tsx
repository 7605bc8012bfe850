import { Foot } from '@vip/checkout-ui';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

/** The seller's foot, down to the bar. */
export const ResultFoot = ({ seller }: { seller: Seller }) => (
  <div className={styles.tail}>
    <Foot company={seller.company} icp={seller.icp} support={seller.support} agreements={seller.agreements} />
  </div>
);
