import { Skeleton } from '@vip/ui';
import { StageSkeleton } from '../../app-opening/stage-skeleton.tsx';
import { Ways } from '../../app-opening/ways.tsx';

/** The page before it is known where it is shown. */
export const OpenAppSkeleton = () => (
  <>
    <StageSkeleton />
    <Ways isRoomy>
      <Skeleton width="auto" height="50px" radius="12px" />
    </Ways>
  </>
);
