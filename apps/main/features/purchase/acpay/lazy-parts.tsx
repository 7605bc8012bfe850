import type { PurchasePage } from '@vip/checkout-react';
import { PendingStrip } from '@vip/checkout-ui';
import { useNavigation } from '@vip/host';
import { LinkButton } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import styles from './acpay.module.css';

/** The lazy chunk of `/acpay`, loaded after the first render. */
export * from '../lazy-parts.tsx';

/** After the end nothing is sold; an order made before can still be paid. */
export const ActivityOver = ({ page }: { page: PurchasePage }) => (
  <main className={styles.over}>
    <PendingStrip page={page} />
    <p>活动价不能再买了。平时的套餐一直都在，已经买的会员不受影响。</p>
    <div className={styles.links}>
      <LinkButton href="/userpay">看看平时的套餐</LinkButton>
      <LinkButton variant="line" href={useNavigation().path}>
        看看有没有新活动
      </LinkButton>
      <LinkButton variant="text" href={supportLink}>
        联系客服
      </LinkButton>
    </div>
  </main>
);
