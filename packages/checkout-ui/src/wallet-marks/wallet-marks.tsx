import styles from './wallet-marks.module.css';

interface MarkProps {
  /** px; 24 by default. */
  size?: number;
}

/** The logo of WeChat Pay, for use beside its name. */
export const WechatPayMark = ({ size = 24 }: MarkProps) => (
  <span className={styles.wechat} style={{ width: size, height: size }} />
);

/** The logo of Alipay, for use beside its name. */
export const AlipayMark = ({ size = 24 }: MarkProps) => (
  <span className={styles.alipay} style={{ width: size, height: size }} />
);
