import type { ReactNode } from 'react';
import { Skeleton, SkeletonText, classes } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import barStyles from '../../../shared/purchase/buy-bar.module.css';
import { HeaderSkeleton } from '../../../shared/purchase/header-skeleton.tsx';
import headerStyles from '../../../shared/purchase/pay-header.module.css';
import cardStyles from './package-cards.module.css';
import styles from '../../../shared/purchase/sheet.module.css';
import tableStyles from '../benefit-table.module.css';
import wayStyles from '../../../shared/purchase/payment-method-tiles.module.css';

const three = [0, 1, 2];

/** The page before anything is known: the same boxes, in the same style sheets, as what comes. */
export const PurchaseSkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <HeaderSkeleton>
      <div className={headerStyles.line}>
        <SkeletonText width={220} />
      </div>
      <div className={headerStyles.card} />
    </HeaderSkeleton>
    <main className={styles.sheet} aria-busy="true">
      <h2 aria-hidden="true">
        <SkeletonText width={68} />
      </h2>
      <div className={cardStyles.cards}>
        {three.map((at) => (
          <div key={at} className={classes(cardStyles.card, styles.still)}>
            <b className={cardStyles.name}>
              <SkeletonText width={60} />
            </b>
            <span className={classes(cardStyles.price, barStyles.bigLine)}>
              <SkeletonText width={56} />
            </span>
            <span className={cardStyles.was}>
              <SkeletonText width={38} />
            </span>
            <span className={cardStyles.day}>
              <SkeletonText width={72} />
            </span>
          </div>
        ))}
      </div>
      <section className={styles.section}>
        <h2 aria-hidden="true">
          <SkeletonText width={68} />
        </h2>
        <div className={wayStyles.ways}>
          {three.slice(1).map((at) => (
            <div key={at} className={classes(wayStyles.way, styles.still)}>
              <Skeleton width="24px" height="24px" />
              <span className={wayStyles.name}>
                <SkeletonText width={70} />
              </span>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2 aria-hidden="true">
          <SkeletonText width={108} />
        </h2>
        <BenefitSkeleton />
      </section>
    </main>
    {foot}
    <BarSkeleton />
  </>
);

/** The head and four lines, as most packages have them. */
export const BenefitSkeleton = () => (
  <table className={classes(tableStyles.table, tableStyles.still)} aria-hidden="true">
    <thead>
      <tr>
        {three.map((at) => (
          <th key={at}>
            <SkeletonText width={40} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[0, 1, 2, 3].map((row) => (
        <tr key={row}>
          {[88, 56, 56].map((width, at) => (
            <td key={at}>
              <SkeletonText width={width} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
