import { PendingStrip } from '@vip/checkout-ui/lazy-parts';
import type { PurchasePage } from '@vip/checkout-react';
import { clockShape, Icon } from '@vip/ui';
import { Clauses } from '../clauses.tsx';
import styles from './buyer-strip.module.css';

const DAY = 24 * 3600_000;

/** Above the packages: an unfinished order, or since when a membership is over. */
export function BuyerStrip({ page }: { page: PurchasePage }) {
  if (page.pending) return <PendingStrip page={page} />;
  const membership = page.session.account?.membership;
  const ago = membership?.expiresAt ? page.now() - Date.parse(membership.expiresAt) : -1;
  if (!membership || ago < 0) return null;
  const days = Math.floor(ago / DAY);
  return (
    <p className={styles.over}>
      <b>
        <Icon shape={clockShape} size={16} strokeWidth={1.8} className={styles.clock} />
        {membership.name}已到期{days > 0 && ` ${days} 天`}
      </b>{' '}
      <span>
        <Clauses text="重新开通，支付成功后立即生效" />
      </span>
    </p>
  );
}
