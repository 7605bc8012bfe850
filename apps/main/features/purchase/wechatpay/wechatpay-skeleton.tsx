import type { ReactNode } from 'react';
import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import { LoginSkeleton } from '../login-skeleton.tsx';
import { useIsFirst } from '../../../shared/use-is-first.ts';
import head from './phone-head.module.css';
import slip from './phone-slip.module.css';
import tiles from './plan-tiles.module.css';
import shop from './shop.module.css';

export interface WechatPaySkeletonProps {
  appName: string;
  /** Before it is known who is here, the slip is that of the form: who comes for the first time sees nothing move. */
  isKnown: boolean;
  foot: ReactNode;
}

/** The page before its packages are known: the card, the slip, one wide tile and two. */
export function WechatPaySkeleton({ appName, isKnown: isSomebody, foot }: WechatPaySkeletonProps) {
  const isKnown = !useIsFirst() && isSomebody;
  return (
    <>
      <header className={head.head}>
        <h1>
          开通{appName}会员<small>会员跟着手机号走</small>
        </h1>
        <div className={classes(head.card, head.still)}>
          <div role="status">
            <HiddenText>正在载入</HiddenText>
          </div>
          <p className={head.name}>
            <SkeletonText width={72} />
          </p>
          <p className={head.number}>
            <SkeletonText width={190} />
          </p>
          <p className={head.facts}>
            <SkeletonText width={140} />
          </p>
        </div>
      </header>
      {isKnown ? (
        <div className={slip.known} aria-hidden="true">
          <p>
            <SkeletonText width={150} />
          </p>
        </div>
      ) : (
        <div className={slip.slip}>
          <p className={slip.stillTitle}>
            <SkeletonText width={132} />
          </p>
          <LoginSkeleton />
        </div>
      )}
      <main className={shop.shop} aria-busy="true">
        <h2 aria-hidden="true">
          <SkeletonText width={56} />
        </h2>
        <p className={shop.lead}>
          <SkeletonText width={210} />
        </p>
        <div className={tiles.tiles}>
          <Skeleton className={tiles.stillWide} width="auto" height={96} radius="14px" />
          <Skeleton width="auto" height={106} radius="14px" />
          <Skeleton width="auto" height={106} radius="14px" />
        </div>
        <h2 aria-hidden="true">
          <SkeletonText width={68} />
        </h2>
        <div className={shop.stillWay}>
          <Skeleton width="auto" height="52px" radius="12px" />
        </div>
      </main>
      {foot}
      <BarSkeleton isConsentLater={!isKnown} />
    </>
  );
}
