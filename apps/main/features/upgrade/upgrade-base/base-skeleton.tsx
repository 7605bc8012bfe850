import type { ReactNode } from 'react';
import { Skeleton, SkeletonText, classes } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import bar from '../../../shared/purchase/buy-bar.module.css';
import { HeaderSkeleton } from '../../../shared/purchase/header-skeleton.tsx';
import header from '../../../shared/purchase/pay-header.module.css';
import sheet from '../../../shared/purchase/sheet.module.css';
import ways from '../../../shared/purchase/payment-method-tiles.module.css';
import tabs from './level-tabs.module.css';
import rows from './package-rows.module.css';

const three = [0, 1, 2];

/** The page before anything is known: the same boxes, in the same style sheets, as what comes. */
export const BaseSkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <HeaderSkeleton>
      <section className={header.card} aria-hidden="true" />
    </HeaderSkeleton>
    <main className={sheet.sheet} aria-busy="true">
      <div className={tabs.tabs}>
        {three.slice(1).map((at) => (
          <div key={at} className={tabs.tab}>
            <SkeletonText width={68} />
          </div>
        ))}
      </div>
      <div className={rows.rows}>
        {three.map((at) => (
          <div key={at} className={classes(rows.row, sheet.still)}>
            <Skeleton className={rows.dot} width={20} height={20} radius="50%" />
            <span className={rows.words}>
              <SkeletonText width={128} />
              <span className={rows.day}>
                <SkeletonText width={84} />
              </span>
            </span>
            <span className={rows.money}>
              <span className={classes(rows.price, bar.bigLine)}>
                <SkeletonText width={52} />
              </span>
              <span className={rows.was}>
                <SkeletonText width={36} />
              </span>
            </span>
          </div>
        ))}
      </div>
      <section className={sheet.section}>
        <h2 aria-hidden="true">
          <SkeletonText width={68} />
        </h2>
        <div className={ways.ways}>
          {three.slice(1).map((at) => (
            <div key={at} className={classes(ways.way, sheet.still)}>
              <Skeleton width="24px" height="24px" />
              <span className={ways.name}>
                <SkeletonText width={70} />
              </span>
            </div>
          ))}
        </div>
      </section>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
