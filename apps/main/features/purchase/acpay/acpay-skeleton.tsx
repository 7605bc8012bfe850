import type { ReactNode } from 'react';
import { HiddenText, Skeleton, SkeletonText } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import head from './activity-head.module.css';
import coupons from './coupons.module.css';
import shop from './shop.module.css';
import ticket from './ticket.module.css';

/** The page before its activity is known: title, ticket, coupons. */
export const AcPaySkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <header className={head.head}>
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
      <h1 aria-hidden="true">
        <SkeletonText width={220} />
      </h1>
      <p className={head.dates}>
        <SkeletonText width={210} />
      </p>
      <div className={ticket.still}>
        <p className={ticket.label}>
          <SkeletonText width={72} />
        </p>
        <p className={ticket.cells}>
          <b>
            <SkeletonText width={100} />
          </b>
        </p>
      </div>
    </header>
    <main className={shop.shop} aria-busy="true">
      <h2 aria-hidden="true">
        <SkeletonText width={52} />
      </h2>
      <div className={coupons.coupons}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className={coupons.still} width="auto" height={88} radius="14px" />
        ))}
      </div>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
