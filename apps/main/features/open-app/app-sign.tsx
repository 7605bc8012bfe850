import { Icon } from '@vip/ui';
import styles from './app-sign.module.css';

/** The golden sign of an app: the one gold surface of the pages that lead into it. */
export const AppSign = ({ shape }: { shape: string }) => (
  <span className={styles.sign}>
    <Icon shape={shape} size={44} strokeWidth={1.5} />
  </span>
);
