import { PendingStrip as Strip, type PendingStripProps } from '@vip/checkout-ui';
import styles from './strip.module.css';

const classNames = { ...styles, strip: styles.offer ?? '', go: styles.act ?? '' };

/** An unfinished purchase, as a quiet card. */
export const PendingStrip = ({ page }: Pick<PendingStripProps, 'page'>) => (
  <Strip page={page} classNames={classNames} />
);
