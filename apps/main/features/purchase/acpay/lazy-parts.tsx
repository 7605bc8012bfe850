import type { PurchasePage } from '@vip/checkout-react';
import { PendingStrip } from '@vip/checkout-ui';
import { useNavigation } from '@vip/host';
import { LinkButton } from '@vip/ui';
import styles from './acpay.module.css';

/** The lazy chunk of `/acpay`, loaded after the first render. */
export * from '../lazy-parts.tsx';

/** After the end nothing is sold; an order made before can still be paid. */
export const ActivityOver = ({ page }: { page: PurchasePage }) => (
  <main className={styles.over}>
    <PendingStrip page={page} />
    <p>已恢复日常价，已购会员不受影响</p>
    <div className={styles.links}>
      <LinkButton href="/userpay">查看会员套餐</LinkButton>
      <LinkButton variant="text" href={useNavigation().path}>
        刷新
      </LinkButton>
    </div>
  </main>
);
