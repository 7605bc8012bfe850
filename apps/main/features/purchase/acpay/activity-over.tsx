import type { PurchasePage } from '@vip/checkout-react';
import { LinkButton } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import type * as ShopParts from '../../../shared/purchase/shop-parts.ts';
import styles from './activity-over.module.css';

export interface ActivityOverProps {
  page: PurchasePage;
  /** Of this page: another look shows the next activity, once there is one. */
  path: string;
  parts: Pick<typeof ShopParts, 'PendingStrip'>;
}

/** After the end: nothing can be bought any more, what was ordered before can still be paid, and where to go on. */
export const ActivityOver = ({ page, path, parts }: ActivityOverProps) => (
  <main className={styles.over}>
    <parts.PendingStrip page={page} />
    <p>活动价不能再买了。平时的套餐一直都在，已经买的会员不受影响。</p>
    <div className={styles.ways}>
      <LinkButton href="/userpay">看看平时的套餐</LinkButton>
      <LinkButton variant="line" href={path}>
        看看有没有新活动
      </LinkButton>
      <LinkButton variant="text" href={supportLink}>
        联系客服
      </LinkButton>
    </div>
  </main>
);
