import { Skeleton } from '@vip/ui';
import { StageSkeleton } from '../stage-skeleton.tsx';
import { Ways } from '../ways.tsx';

/** The page before it is known where it is shown. */
export const OpenAppSkeleton = () => (
  <>
    <StageSkeleton />
    <Ways isRoomy>
      <Skeleton width="auto" height="50px" radius="12px" />
    </Ways>
  </>
);
