import styles from './wallet-marks.module.css';

interface MarkProps {
  /** px at the normal text size, and larger with it; 24 by default. */
  size?: number;
}

const square = (size: number) => ({ width: `${size / 16}rem`, height: `${size / 16}rem` });

/** The logo of WeChat Pay, for use beside its name. */
export const WechatPayMark = ({ size = 24 }: MarkProps) => (
  <span className={styles.wechat} style={square(size)} />
);

/** The logo of Alipay, for use beside its name. */
export const AlipayMark = ({ size = 24 }: MarkProps) => (
  <span className={styles.alipay} style={square(size)} />
);
