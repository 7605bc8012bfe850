import type { ReactNode } from 'react';
import { HiddenText, Skeleton, SkeletonText } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import cards from './plan-cards.module.css';
import styles from './shop.module.css';

/** What the app is, and the places of its packages. */
export const SougoSkeleton = ({ head, foot }: { head: ReactNode; foot: ReactNode }) => (
  <>
    {head}
    <main className={styles.shop} aria-busy="true">
      <h2 aria-hidden="true">
        <SkeletonText width={72} />
      </h2>
      <div className={styles.stillLine}>
        <SkeletonText width={220} />
      </div>
      <div className={cards.window}>
        <div className={cards.rail}>
          {[0, 1].map((at) => (
            <Skeleton key={at} className={cards.still} width="auto" height={319} radius="16px" />
          ))}
        </div>
      </div>
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
