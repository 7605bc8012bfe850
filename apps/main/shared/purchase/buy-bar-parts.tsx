import type { CheckoutState } from '@vip/checkout';
import { CopyButton } from '@vip/ui';
import styles from './shop.module.css';

/** Replaces the pay button where nothing can be paid. */
export const CopyLink = ({ link }: { link: string }) => (
  <CopyButton text={link} isPlain className={styles.copy}>
    复制链接
  </CopyButton>
);

/** Progress after the tap on pay; '' while choosing, and for the states of a result page. */
export function progressText(state: CheckoutState): string {
  switch (state.name) {
    case 'choosing':
    case 'reading':
    case 'missing':
    case 'unreadable':
      return '';
    case 'creating':
      return '正在下单';
    case 'launching':
      return '正在打开收银台';
    case 'confirming':
    case 'unknown':
      return '正在确认支付结果';
    case 'paid':
    case 'closed':
    case 'refunded':
      return '正在跳转支付结果';
  }
}
