import { PendingStrip as Strip, type PendingStripProps } from '@vip/checkout-ui';
import styles from './pending-strip.module.css';

/** An unfinished order, above the packages. */
export const PendingStrip = ({ page, classNames = styles }: PendingStripProps) => (
  <Strip page={page} classNames={classNames} />
);
