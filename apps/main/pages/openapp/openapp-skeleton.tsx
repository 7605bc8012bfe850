import { HiddenText, Skeleton, SkeletonText } from '@vip/ui';
import { Stage } from '../../app-opening/stage.tsx';
import { Ways } from '../../app-opening/ways.tsx';

/** The page before it is known where it is shown. */
export const OpenAppSkeleton = () => (
  <>
    <Stage
      sign={<Skeleton width="92px" height="92px" radius="26px" />}
      title={
        <>
          <HiddenText>正在载入</HiddenText>
          <SkeletonText width={176} />
        </>
      }
    >
      <SkeletonText width={216} />
    </Stage>
    <Ways isRoomy>
      <Skeleton width="auto" height="50px" radius="12px" />
    </Ways>
  </>
);
