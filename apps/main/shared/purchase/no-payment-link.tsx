import { CopyButton } from '@vip/ui';
import styles from './no-payment-link.module.css';

/** In the pay button's place where nothing can be paid. */
export const CopyLink = ({ link }: { link: string }) => (
  <CopyButton text={link} isPlain className={styles.copy}>
    复制链接
  </CopyButton>
);
