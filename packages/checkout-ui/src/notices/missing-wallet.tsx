import { CopyButton } from '@vip/ui';
import styles from './missing-wallet.module.css';

/** Which wallet is missing here, and the way to where it is not. */
export const MissingWallet = ({ sentence }: { sentence: string }) => (
  <p className={styles.missing}>
    {sentence}
    <CopyButton text={() => document.URL}>复制链接</CopyButton>
  </p>
);
