import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '@vip/ui';
import { PreparedHead } from '../prepared-head.tsx';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import addressStyles from './address-card.module.css';
import amountStyles from './amount-card.module.css';
import styles from './confirm.module.css';
import goodsStyles from './goods-card.module.css';
import wayStyles from './payment-method-list.module.css';

/** The page before anything is known: the same boxes, in the same style sheets, as what comes. */
export const ConfirmSkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <PreparedHead title="确认订单">
      <span role="status">正在载入</span>
    </PreparedHead>
    <main className={styles.cards} aria-busy="true">
      <div className={addressStyles.card}>
        <div className={addressStyles.act}>
          <span className={addressStyles.words}>
            <SkeletonText width={120} />
            <span className={addressStyles.where}>
              <SkeletonText width={200} />
            </span>
          </span>
        </div>
      </div>
      <div className={goodsStyles.card}>
        <Skeleton className={goodsStyles.picture} width="76px" height="76px" radius="10px" />
        <div className={goodsStyles.words}>
          <SkeletonText width={160} />
          <p className={goodsStyles.option}>
            <SkeletonText width={100} />
          </p>
          <p className={goodsStyles.price}>
            <SkeletonText width={72} />
          </p>
        </div>
      </div>
      <div className={amountStyles.amounts}>
        {[0, 1, 2, 3].map((at) => (
          <div key={at}>
            <SkeletonText width={64} />
            <span className={at === 3 ? amountStyles.due : undefined}>
              <SkeletonText width={72} />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.card}>
        <h2>
          <SkeletonText width={68} />
        </h2>
        <div className={wayStyles.ways}>
          {[0, 1].map((at) => (
            <div key={at} className={wayStyles.way}>
              <Skeleton width="24px" height="24px" />
              <span className={wayStyles.name}>
                <SkeletonText width={64} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
