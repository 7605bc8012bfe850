import type { PayType } from '@vip/api';
import { classes } from '@vip/ui';
import styles from './wallet-marks.module.css';

interface WalletMarkProps {
  type: PayType;
  /** px at the normal text size, and larger with it; 24 by default. */
  size?: number;
}

/** The logo of WeChat Pay or Alipay, for use beside its name. */
export const WalletMark = ({ type, size = 24 }: WalletMarkProps) => (
  <span
    className={classes(styles.mark, styles[type])}
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
  />
);
