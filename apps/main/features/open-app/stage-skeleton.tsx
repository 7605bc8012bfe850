import { HiddenText, Skeleton, SkeletonText } from '@vip/ui';
import { Stage } from './stage.tsx';

/** The stage before it is known what stands on it. */
export const StageSkeleton = () => (
  <Stage
    sign={<Skeleton width="92px" height="92px" radius="26px" />}
    title={
      <>
        <HiddenText>正在载入</HiddenText>
        <SkeletonText width={176} />
      </>
    }
    text={<SkeletonText width={216} />}
  />
);
